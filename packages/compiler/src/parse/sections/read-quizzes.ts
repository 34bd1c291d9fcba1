import { type Quiz, QuizQuestion } from '@cairn/contract'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { type Section, splitAtBreaks } from '../reading/section.ts'
import { readJsonFence } from './read-json-fence.ts'

const distractorCount = 3
const AudioFence = QuizQuestion.shape.audio

export function readQuizzes(reading: Reading): Quiz[] | undefined {
  const section = findSection(reading, 'quizzes')
  if (!section) return undefined
  if (section.children.length === 0) {
    const message = 'There is no quiz here.'
    report(reading, section.place, message, 'Add `## --quiz--` with a `### --question--` for each question.')
  }
  return section.children.map((quiz) => {
    if (quiz.children.length === 0) {
      report(reading, quiz.place, 'The quiz has no question.', 'Add a `### --question--` for each question.')
    }
    return { questions: quiz.children.map((question) => readQuizQuestion(reading, question)) }
  })
}

function readQuizQuestion(reading: Reading, question: Section): QuizQuestion {
  const child = (name: string) => question.children.find((section) => section.name === name)
  const text = (name: string) => {
    const html = render(reading, child(name)?.content ?? [])
    if (html === '') {
      const message = `The question has no \`#### --${name}--\`.`
      report(reading, question.place, message, 'A question has a text, three distractors and an answer.')
    }
    return html
  }
  const distractorsSection = child('distractors')
  const distractors = splitAtBreaks(distractorsSection?.content ?? [])
    .map((content) => render(reading, content))
    .filter((html) => html !== '')
  if (distractors.length !== distractorCount) {
    report(
      reading,
      distractorsSection?.place ?? question.place,
      `The question has ${distractors.length} distractors.`,
      `Write exactly ${distractorCount}, separated by \`---\`.`,
    )
  }
  const audioSection = child('audio')
  const audio = audioSection ? readJsonFence(reading, audioSection, AudioFence) : undefined
  return { text: text('text'), distractors, answer: text('answer'), audio: audio ?? null }
}
