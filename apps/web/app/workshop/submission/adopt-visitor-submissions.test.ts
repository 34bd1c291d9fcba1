import type { CompletedChallenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { keepVisitorSubmission } from '#shared/outbox/visitor-submissions.ts'
import {
  emptyBrowserOfEachTest,
  lessonId,
  submissionOf,
  waiting,
} from '#shared/testing/waiting-submissions.ts'
import { adoptVisitorSubmissions } from './adopt-visitor-submissions.ts'

const browser = emptyBrowserOfEachTest()
const accountOf = (id: string, ...completedChallenges: CompletedChallenge[]) => ({ id, completedChallenges })
const completed = (number: number, more: Partial<CompletedChallenge> = {}) => ({
  id: lessonId(number),
  completedDate: 0,
  files: [],
  ...more,
})

test('all of it goes to the account that is signed in to, once', () => {
  keepVisitorSubmission(submissionOf('one', 1, 1))
  keepVisitorSubmission(submissionOf('two', 2, 2))
  adoptVisitorSubmissions(accountOf('ada-id'))
  adoptVisitorSubmissions(accountOf('bob-id'))
  expect(waiting()).toEqual(['one of ada-id', 'two of ada-id'])
})

test('without room in the browser it lasts as long as the page', () => {
  browser().room = 0
  expect(keepVisitorSubmission(submissionOf('one', 1, 1))).toBe(false)
  expect(waiting()).toEqual(['one of a visitor'])
  browser().room = Infinity
  adoptVisitorSubmissions(accountOf('ada-id'))
  expect(waiting()).toEqual(['one of ada-id'])
})

const files = [{ contents: '<p>', key: 'indexhtml', ext: 'html', name: 'index' }]

test('the code and links that an account has are not replaced by a visitor’s', () => {
  for (const number of [1, 2, 3]) keepVisitorSubmission(submissionOf(`lesson ${number}`, number, number))
  const link = { solution: 'https://ada.example/' }
  // The third is only done: what the visitor did may be older, and gives the lesson its date.
  adoptVisitorSubmissions(accountOf('ada-id', completed(1, { files }), completed(2, link), completed(3)))
  expect(waiting()).toEqual(['lesson 3 of ada-id'])
})

test('what a visitor did before gives such a lesson its date', () => {
  keepVisitorSubmission(submissionOf('lesson 1', 1, 5))
  adoptVisitorSubmissions(accountOf('ada-id', completed(1, { files, completedDate: 6 })))
  expect(waiting()).toEqual(['lesson 1 of ada-id'])
})

test('twin: they go to an account of which nothing is known, and would replace its own', () => {
  for (const number of [1, 2, 3]) keepVisitorSubmission(submissionOf(`lesson ${number}`, number, number))
  adoptVisitorSubmissions(accountOf('ada-id'))
  expect(waiting()).toEqual(['lesson 1 of ada-id', 'lesson 2 of ada-id', 'lesson 3 of ada-id'])
})
