import { describe, expect, test } from 'vitest'
import { answersOf, attemptAfter, drawAttempt, plainAttempt } from './attempt.ts'
import { sampleQuizzes as quizzes } from './sample-quizzes.ts'

describe('a draw', () => {
  test('shows every answer of a question once', () => {
    const { orders, quiz } = drawAttempt(quizzes, null)
    const questions = quizzes[quiz]?.questions ?? []
    expect(orders.map((order) => order.toSorted((one, other) => one - other))).toEqual(
      questions.map(() => [0, 1, 2, 3]),
    )
  })

  test('takes another quiz than last time', () => {
    const draws = Array.from({ length: 30 }, () => drawAttempt(quizzes, 1).quiz)
    expect(new Set(draws)).toEqual(new Set([0]))
  })

  test('takes the only quiz again', () => {
    expect(drawAttempt(quizzes.slice(0, 1), 0).quiz).toBe(0)
  })

  test('puts the right answer anywhere', () => {
    const places = Array.from({ length: 200 }, () => drawAttempt(quizzes, null).orders[0]?.indexOf(0))
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]))
  })
})

test('before the browser draws, the alphabet decides, which says nothing of what is right', () => {
  const { orders, quiz } = plainAttempt(quizzes)
  const [question] = quizzes[quiz]?.questions ?? []
  const shown = orders[0]?.map((answer) => question && answersOf(question)[answer])
  expect(shown).toEqual(shown?.toSorted())
})

describe('the next attempt without scripts', () => {
  test('is at the next quiz, and after the last one at the first again', () => {
    const second = attemptAfter(quizzes, plainAttempt(quizzes))
    expect(second).toEqual(plainAttempt(quizzes, 1))
    expect(attemptAfter(quizzes, second).quiz).toBe(0)
  })

  test('at the only quiz has another order, and nothing chosen', () => {
    const only = quizzes.slice(0, 1)
    const first = { ...plainAttempt(only), chosen: [1, 2] }
    const next = attemptAfter(only, first)
    expect(next.chosen).toEqual([null, null])
    expect(next.orders).not.toEqual(first.orders)
    expect(next.orders.map((order) => new Set(order))).toEqual(first.orders.map((order) => new Set(order)))
  })
})
