import type { Quiz, QuizQuestion } from '@cairn/contract'

/** One go at a quiz. Answers are numbered as the lesson has them: 0 is the right one, then come the distractors. */
export type Attempt = {
  /** Index of the drawn quiz. */
  quiz: number
  /** The texts of its questions, by which an attempt at a lesson that was changed since is recognized. */
  texts: readonly string[]
  /** For each question the order in which its answers are shown. */
  orders: readonly (readonly number[])[]
  /** For each question the chosen answer; null before a choice. */
  chosen: readonly (number | null)[]
}

export const rightAnswer = 0

/** The texts of a question's answers, by their number. */
export function answersOf({ answer, distractors }: QuizQuestion): readonly string[] {
  return [answer, ...distractors]
}

/**
 * Draws one of a lesson's quizzes, another one than last time if there is another, with its answers in random order.
 *
 * @param random returns numbers from 0 to 1, without 1
 */
export function drawAttempt(quizzes: readonly Quiz[], last: number | null, random = Math.random): Attempt {
  const others = [...quizzes.keys()].filter((quiz) => quizzes.length === 1 || quiz !== last)
  const quiz = others[Math.floor(random() * others.length)] ?? 0
  return attemptAt(quizzes, quiz, (count) => shuffle([...Array(count).keys()], random))
}

/** What the server shows before the browser draws, and without scripts: one quiz, its answers by the alphabet. */
export function plainAttempt(quizzes: readonly Quiz[], quiz = 0): Attempt {
  return attemptAt(quizzes, quiz, (_count, answers) =>
    [...answers.keys()].toSorted((one, other) => ((answers[one] ?? '') < (answers[other] ?? '') ? -1 : 1)),
  )
}

/**
 * The next attempt without a draw, which server and browser would make differently: the next quiz, or the only one with
 * its answers moved on by one place.
 */
export function attemptAfter(quizzes: readonly Quiz[], last: Attempt): Attempt {
  if (quizzes.length > 1) return plainAttempt(quizzes, (last.quiz + 1) % quizzes.length)
  const orders = last.orders.map(([first = 0, ...others]) => [...others, first])
  return { ...last, orders, chosen: last.chosen.map(() => null) }
}

/** Whether these are the numbers of all of a question's answers. */
export function isOrder(order: readonly number[] | undefined, count: number): boolean {
  return (
    order?.length === count &&
    new Set(order).size === count &&
    order.every((number) => Number.isInteger(number) && number >= 0 && number < count)
  )
}

function attemptAt(
  quizzes: readonly Quiz[],
  quiz: number,
  orderOf: (count: number, answers: readonly string[]) => number[],
): Attempt {
  const questions = quizzes[quiz]?.questions ?? []
  return {
    quiz,
    texts: questions.map(({ text }) => text),
    orders: questions.map((question) => orderOf(question.distractors.length + 1, answersOf(question))),
    chosen: questions.map(() => null),
  }
}

/** Fisher and Yates's shuffle. */
function shuffle(items: number[], random: () => number): number[] {
  for (let place = items.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1))
    ;[items[place], items[other]] = [items[other] ?? 0, items[place] ?? 0]
  }
  return items
}
