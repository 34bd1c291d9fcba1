import { expect, test } from 'vitest'
import { emptyBrowserOfEachTest, submissionOf, waiting } from '#shared/testing/waiting-submissions.ts'
import { keepVisitorSubmission, visitorAccount } from './visitor-submissions.ts'

const browser = emptyBrowserOfEachTest()

test('the work of a visitor waits in the browser, in the order in which it was done', () => {
  expect(keepVisitorSubmission(submissionOf('second', 2, 20))).toBe(true)
  expect(keepVisitorSubmission(submissionOf('first', 1, 10))).toBe(true)
  expect(waiting()).toEqual(['first of a visitor', 'second of a visitor'])
})

test('of a lesson done many times, the first and the newest are kept', () => {
  for (const time of [1, 2, 3, 4]) keepVisitorSubmission(submissionOf(`time ${time}`, 1, time))
  expect(waiting()).toEqual(['time 1 of a visitor', 'time 4 of a visitor'])
})

test('without room in the browser it lasts as long as the page', () => {
  browser().room = 0
  expect(keepVisitorSubmission(submissionOf('one', 1, 1))).toBe(false)
  expect(waiting()).toEqual(['one of a visitor'])
})

test('no camper can have the account of visitors', () => {
  expect(visitorAccount).toBe('')
})
