import { completeModernChallenge } from '@cairn/contract'
import { afterEach, beforeEach, vi } from 'vitest'
import { listSubmissions, removeSubmissions } from '#shared/outbox/outbox-storage.ts'
import { openBrowser, type TestBrowser } from './open-browser.ts'

/** Opens a browser before each test, in which nothing waits to be sent. The result gives that of the current test. */
export function emptyBrowserOfEachTest(): () => TestBrowser {
  let browser: TestBrowser
  beforeEach(() => {
    browser = openBrowser('https://school.example')
  })
  afterEach(() => {
    removeSubmissions(new Set(listSubmissions().map(({ id }) => id)))
    vi.unstubAllGlobals()
  })
  return () => browser
}

export function lessonId(number: number): string {
  return String(number).padStart(24, '0')
}

/** What a visitor submits; `number` is that of the lesson. */
export function submissionOf(id: string, number: number, madeAt: number) {
  return {
    id,
    endpoint: completeModernChallenge.path,
    payload: { id: lessonId(number), challengeType: 0 },
    madeAt,
  }
}

/** What waits, and for whom. */
export function waiting(): string[] {
  return listSubmissions().map(({ id, account }) => `${id} of ${account || 'a visitor'}`)
}
