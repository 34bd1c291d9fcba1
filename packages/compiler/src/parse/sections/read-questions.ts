import type { Answer, Question } from '@cairn/contract'
import { toString } from 'mdast-util-to-string'
import { excerpt } from '../../problems/problem.ts'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { placeOf, type Section } from '../reading/section.ts'
import { splitAnswers, type WrittenAnswer } from './split-answers.ts'

/** Multiple-choice questions; each `## --text--` starts a new one. */
export function readQuestions(reading: Reading): Question[] | undefined {
  const section = findSection(reading, 'questions') ?? findSection(reading, 'question')
  if (!section) return undefined
  const groups: Section[][] = []
  for (const child of section.children) {
    if (child.name === 'text' || groups.length === 0) groups.push([])
    groups.at(-1)?.push(child)
  }
  if (groups.length === 0) {
    const remedy = 'Add `## --text--`, `## --answers--` and `## --video-solution--`.'
    report(reading, section.place, 'There is no question here.', remedy)
  }
  return groups.map((group) => readQuestion(reading, group, section))
}

function readQuestion(reading: Reading, group: readonly Section[], { place }: Section): Question {
  const [first] = group
  const child = (name: string) => {
    const [section, second] = group.filter((candidate) => candidate.name === name)
    if (!section) {
      const message = `A question has no \`## --${name}--\`.`
      report(reading, first?.place ?? place, message, 'A question has a text, answers and a video-solution.')
    }
    if (second) {
      const message = `A question has a second \`## --${name}--\`.`
      report(reading, second.place, message, 'Begin another question with `## --text--`.')
    }
    return section
  }
  const text = child('text')
  const answersSection = child('answers')
  const answers = answersSection
    ? splitAnswers(answersSection).map((answer) => readAnswer(reading, answer, answersSection))
    : []
  const solution = readSolutionNumber(reading, child('video-solution'), answers.length)
  return { text: render(reading, text?.content ?? []), answers, solution }
}

function readAnswer(reading: Reading, { content, extras }: WrittenAnswer, { place }: Section): Answer {
  const answer = render(reading, content)
  if (answer === '') {
    const node = [...extras.values()].flat()[0]
    const message = 'An answer is empty.'
    report(reading, placeOf(node, place), message, 'Write the answer, or take out the `---` around it.')
  }
  const feedback = extras.get('feedback')
  const audioId = extras.get('audio-id')
  return {
    answer,
    feedback: feedback ? render(reading, feedback) : null,
    audioId: audioId ? audioId.map((node) => toString(node)).join(' ') : null,
  }
}

function readSolutionNumber(reading: Reading, section: Section | undefined, answers: number): number {
  if (!section) return 1
  const written = section.content
    .map((node) => toString(node))
    .join(' ')
    .trim()
  const solution = /^\d+$/.test(written) ? Number(written) : 0
  if (solution < 1 || solution > answers) {
    report(
      reading,
      placeOf(section.content[0], section.place),
      `\`${excerpt(written)}\` is not the number of an answer.`,
      `Write the number of the right answer, counted from 1 to ${answers}.`,
      written,
    )
  }
  return solution
}
