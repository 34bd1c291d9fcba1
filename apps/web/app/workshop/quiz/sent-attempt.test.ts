import { describe, expect, test } from 'vitest'
import { drawAttempt } from './attempt.ts'
import { sampleQuizzes as quizzes } from './sample-quizzes.ts'
import { fieldsOfDraw, sentAttempt } from './sent-attempt.ts'

const drawn = drawAttempt(quizzes, 0)
const fields = { ...fieldsOfDraw(drawn), 'answer-1': '2' }

describe('an attempt that was sent as a form', () => {
  test('is the one that was drawn, with what was chosen', () => {
    expect(sentAttempt(quizzes, fields)).toEqual({ ...drawn, chosen: [2, null] })
  })

  test('leaves out what is no answer', () => {
    expect(sentAttempt(quizzes, { ...fields, 'answer-1': '4', 'answer-2': '' })?.chosen).toEqual([null, null])
  })

  test.for([
    {},
    { ...fields, quiz: '7' },
    { ...fields, quiz: '' },
    { ...fields, 'order-1': '0 0 1 2' },
    { ...fields, 'order-2': '0 1 2' },
    { ...fields, 'order-2': '0 1 2 x' },
    { ...fields, 'order-3': '0 1 2 3' },
  ])('is none of the lesson if its quiz or an order is not: %j', (changed) => {
    expect(sentAttempt(quizzes, changed)).toBeNull()
  })
})
