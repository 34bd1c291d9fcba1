import type { Exam, ExamOutline, Problem } from '@cairn/contract'
import { placesIn } from '../problems/places-in.ts'
import type { Structure } from '../sources/read-structure.ts'
import { renderExam } from './render-exam.ts'

const wrongAnswersShown = 4

type Report = (path: readonly PropertyKey[], message: string, remedy: string) => Problem

/** The exams that can be shown, as they are written and as papers show them. */
export function linkExams(structures: readonly Structure<Exam>[]) {
  const ids = structures.map(({ value }) => value.id)
  const isFirst = ({ value }: Structure<Exam>, index: number) => ids.indexOf(value.id) === index
  const rendered = structures.filter(isFirst).map((structure) => ({ structure, ...renderExam(structure) }))
  const doubled = structures.filter((structure, index) => !isFirst(structure, index))
  return {
    exams: rendered.flatMap(({ structure, output }) => (output ? [structure.value] : [])),
    papers: rendered.flatMap(({ output }) => output ?? []),
    problems: [
      ...rendered.flatMap(({ structure, problems }) => [...checkExam(structure), ...problems]),
      ...doubled.map(anotherExam),
    ],
  }
}

function anotherExam({ file, text, value: { id } }: Structure<Exam>): Problem {
  return {
    file,
    ...placesIn(text, 0)(['id']),
    text: '',
    message: `There is another exam with the id ${id}, so this one is left out.`,
    remedy: 'Give each exam an id of its own.',
  }
}

/** Checks what a schema cannot express (docs/reference/lesson-format.md, “Exams”). */
function checkExam({ file, text, value }: Structure<Exam>): Problem[] {
  const placeOf = placesIn(text, 0)
  const report: Report = (path, message, remedy) => ({
    file,
    ...placeOf(path),
    text: '',
    message,
    remedy,
  })
  const live = value.questions.filter(({ deprecated }) => !deprecated)
  const tooFew =
    live.length < value.numberOfQuestionsInExam
      ? [
          report(
            ['numberOfQuestionsInExam'],
            `The exam draws ${value.numberOfQuestionsInExam} questions, but has ${live.length}.`,
            'Add questions, or lower the number.',
          ),
        ]
      : []
  const thin = value.questions.flatMap((question, index) => {
    if (question.deprecated) return []
    const wrong = question.wrongAnswers.filter(({ deprecated }) => !deprecated).length
    const correct = question.correctAnswers.filter(({ deprecated }) => !deprecated).length
    if (wrong >= wrongAnswersShown && correct >= 1) return []
    const message = `The question has ${wrong} wrong and ${correct} correct answers.`
    return [
      report(['questions', index], message, `Give it ${wrongAnswersShown} wrong answers and a correct one.`),
    ]
  })
  return [...tooFew, ...thin, ...repeatedIds(value, report)]
}

/** The exam without its questions, as pages may know it. */
export function toExamOutline(exam: Exam): ExamOutline {
  const { id, title, numberOfQuestionsInExam, passingPercent, timeLimitMinutes, prerequisites } = exam
  const limit = timeLimitMinutes === undefined ? {} : { timeLimitMinutes }
  return { id, title, numberOfQuestionsInExam, passingPercent, ...limit, prerequisites }
}

function repeatedIds({ questions }: Exam, report: Report): Problem[] {
  const seen = new Set<string>()
  const ids = questions.flatMap(({ id, wrongAnswers, correctAnswers }, index) => [
    { id, index },
    ...[...wrongAnswers, ...correctAnswers].map((answer) => ({ id: answer.id, index })),
  ])
  return ids.flatMap(({ id, index }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      report(['questions', index], `The id ${id} is used twice.`, 'Give every question and answer its own.'),
    ]
  })
}
