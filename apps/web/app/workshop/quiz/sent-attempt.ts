import type { FormFields, Quiz } from '@cairn/contract'
import { type Attempt, isOrder } from './attempt.ts'

/** Names of the fields; questions are numbered from 1. */
export const fieldNames = {
  quiz: 'quiz',
  order: (question: number) => `order-${question}`,
  answer: (question: number) => `answer-${question}`,
} as const

/** The fields that say which quiz was drawn, and in which order each question shows its answers. */
export function fieldsOfDraw({ quiz, orders }: Attempt): FormFields {
  const ordered = orders.map((order, index) => [fieldNames.order(index + 1), order.join(' ')] as const)
  return { [fieldNames.quiz]: String(quiz), ...Object.fromEntries(ordered) }
}

/** The attempt in the fields of a quiz's form; null if it is none of this lesson's, which may have changed since. */
export function sentAttempt(quizzes: readonly Quiz[], fields: FormFields): Attempt | null {
  const quiz = numberIn(fields[fieldNames.quiz])
  const questions = quizzes[quiz]?.questions
  if (!questions) return null
  const orders = questions.map((_question, index) =>
    (fields[fieldNames.order(index + 1)] ?? '').split(' ').map(numberIn),
  )
  const isDrawn = questions.every(({ distractors }, index) => isOrder(orders[index], distractors.length + 1))
  if (!isDrawn || fields[fieldNames.order(questions.length + 1)] !== undefined) return null
  const chosen = orders.map((order, index) => {
    const answer = numberIn(fields[fieldNames.answer(index + 1)])
    return order.includes(answer) ? answer : null
  })
  return { quiz, texts: questions.map(({ text }) => text), orders, chosen }
}

/** Not a number for anything but digits. */
function numberIn(text = ''): number {
  return /^\d+$/.test(text) ? Number(text) : NaN
}
