import { completeModernChallenge } from '@cairn/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser, type TestBrowser } from '#shared/testing/open-browser.ts'
import { listSubmissions, removeSubmissions } from './outbox-storage.ts'
import { keepVisitorSubmission, visitorAccount } from './visitor-submissions.ts'

let browser: TestBrowser

beforeEach(() => {
  browser = openBrowser('https://school.example')
})
afterEach(() => {
  removeSubmissions(new Set(listSubmissions().map(({ id }) => id)))
  vi.unstubAllGlobals()
})

const lesson = (number: number) => String(number).padStart(24, '0')
const submission = (id: string, number: number, madeAt: number) => ({
  id,
  endpoint: completeModernChallenge.path,
  payload: { id: lesson(number), challengeType: 0 },
  madeAt,
})
const waiting = () => listSubmissions().map(({ id, account }) => `${id} of ${account || 'a visitor'}`)

test('the work of a visitor waits in the browser, in the order in which it was done', () => {
  expect(keepVisitorSubmission(submission('second', 2, 20))).toBe(true)
  expect(keepVisitorSubmission(submission('first', 1, 10))).toBe(true)
  expect(waiting()).toEqual(['first of a visitor', 'second of a visitor'])
})

test('of a lesson done many times, the first and the newest are kept', () => {
  for (const time of [1, 2, 3, 4]) keepVisitorSubmission(submission(`time ${time}`, 1, time))
  expect(waiting()).toEqual(['time 1 of a visitor', 'time 4 of a visitor'])
})

test('without room in the browser it lasts as long as the page', () => {
  browser.room = 0
  expect(keepVisitorSubmission(submission('one', 1, 1))).toBe(false)
  expect(waiting()).toEqual(['one of a visitor'])
})

test('no camper can have the account of visitors', () => {
  expect(visitorAccount).toBe('')
})
