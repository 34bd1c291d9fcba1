import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '#shared/testing/open-browser.ts'
import { drawAttempt } from './attempt.ts'
import { forgetAttempt, keepAttempt, readAttempt } from './kept-attempt.ts'
import { sampleQuizzes as quizzes } from './sample-quizzes.ts'

beforeEach(() => {
  openBrowser('https://school.example')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const attempt = { ...drawAttempt(quizzes, 0), chosen: [2, null] }

describe('an attempt at a quiz', () => {
  test('is there again after the page was closed', () => {
    keepAttempt('quiz', attempt)
    expect(readAttempt('quiz', quizzes)).toEqual(attempt)
  })

  test('is drawn again when the lesson has changed since', () => {
    keepAttempt('quiz', { ...attempt, texts: ['three', 'another question'] })
    expect(readAttempt('quiz', quizzes)).toBeNull()
  })

  test('is forgotten once it is submitted', () => {
    keepAttempt('quiz', attempt)
    forgetAttempt('quiz')
    expect(readAttempt('quiz', quizzes)).toBeNull()
  })

  test.for([
    '',
    '{}',
    '[1]',
    '"quiz"',
    JSON.stringify({ ...attempt, quiz: 7 }),
    JSON.stringify({ ...attempt, orders: [[0, 0, 1, 2], [3]] }),
  ])('never keeps the lesson from opening: %s', (text) => {
    localStorage.setItem('quiz:quiz', text)
    expect(readAttempt('quiz', quizzes)).toBeNull()
  })
})
