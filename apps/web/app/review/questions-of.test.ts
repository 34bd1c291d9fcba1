import { expect, test } from 'vitest'
import { questionsOf } from './questions-of.ts'

const quizzes = [
  { questions: [{ text: 'Which?', answer: 'right', distractors: ['a', 'b', 'c'], audio: null }] },
]

test.for([0, 0.3, 0.6, 0.99])('the right answer of a quiz is where its number says (%f)', (random) => {
  const [question] = questionsOf({ quizzes }, () => random)
  expect(question?.answers).toHaveLength(4)
  expect(question?.answers[question.solution - 1]?.answer).toBe('right')
})

test('a lesson without questions has none', () => {
  expect(questionsOf({})).toEqual([])
})
