import type { Exam, ExamOutline, Problem } from '@cairn/contract'
import { placesIn } from '../problems/places-in.ts'
import type { Structure } from '../sources/read-structure.ts'

const wrongAnswersShown = 4

/** Checks what a schema cannot express (docs/reference/lesson-format.md, “Exams”). */
export function checkExam({ file, text, value }: Structure<Exam>): Problem[] {
  const placeOf = placesIn(text, 0)
  const report = (path: readonly PropertyKey[], message: string, remedy: string): Problem => ({
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
  const { id, title, numberOfQuestionsInExam, passingPercent, prerequisites } = exam
  return { id, title, numberOfQuestionsInExam, passingPercent, prerequisites }
}

function repeatedIds(
  { questions }: Exam,
  report: (path: readonly PropertyKey[], message: string, remedy: string) => Problem,
): Problem[] {
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
