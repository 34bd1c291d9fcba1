import type { ServerResponse } from 'node:http'
import { signedInCookie } from '@cairn/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { askWhoIsSignedIn } from './ask-who-is-signed-in.ts'
import { latestSessionUser } from './latest-session-user.ts'
import { ageOfSession, askForSessionUser, refreshSessionUser } from './session-user.ts'
import { shownAccount } from './shown-account.ts'

const current = schoolOfEachTest()

const isSignedIn = () => vi.stubGlobal('document', { cookie: `${signedInCookie}=1` })
const answer = (response: ServerResponse, id: string) =>
  sendJson(response, 200, { user: { ada: { id } }, result: 'ada' })
const fail = (response: ServerResponse) => void response.destroy()

describe('who is signed in', () => {
  const always = () => true
  let asked = 0
  beforeEach(() => {
    asked = 0
  })
  /** A school that is out of reach for a number of calls. */
  const isBackAfter = (calls: number) => {
    current.school.between = (response) => {
      asked += 1
      if (asked > calls) answer(response, 'a')
      else fail(response)
    }
  }

  test('is known without asking where there is no cookie of a session', async () => {
    isBackAfter(0)
    expect(await askWhoIsSignedIn(always)).toEqual({ user: null, startedAt: undefined })
    expect(asked).toBe(0)
  })

  test('is asked again while the school does not answer', async () => {
    isSignedIn()
    isBackAfter(2)
    expect(await askWhoIsSignedIn(always, [0, 0])).toMatchObject({ user: { id: 'a' } })
    expect(asked).toBe(3)
  })

  test('stays unknown if it never does', async () => {
    isSignedIn()
    isBackAfter(Infinity)
    expect(await askWhoIsSignedIn(always, [0, 0])).toBeUndefined()
    expect(asked).toBe(3)
  })

  test('is not asked again once a later question is on its way', async () => {
    isSignedIn()
    isBackAfter(2)
    expect(await askWhoIsSignedIn(() => false, [0, 0])).toBeUndefined()
    expect(asked).toBe(1)
  })
})

describe('the account that a page shows', () => {
  beforeEach(isSignedIn)

  test('is that of the latest question, whichever is answered last', async () => {
    const waiting: ServerResponse[] = []
    current.school.between = (response) => void waiting.push(response)
    const earlier = refreshSessionUser()
    await vi.waitUntil(() => waiting.length === 1, { timeout: 30_000 })
    const later = refreshSessionUser()
    await vi.waitUntil(() => waiting.length === 2, { timeout: 30_000 })
    const [first, second] = waiting
    if (second) answer(second, 'new')
    await later
    if (first) answer(first, 'old')
    await earlier
    expect(shownAccount()).toBe('new')
    expect(ageOfSession()).toBeLessThan(60_000)
  })

  test('is, for a change, that of the latest question as well, although an earlier one is over', async () => {
    const waiting: ServerResponse[] = []
    current.school.between = (response) => void waiting.push(response)
    const asked = latestSessionUser()
    await vi.waitUntil(() => waiting.length === 1, { timeout: 30_000 })
    void refreshSessionUser()
    await vi.waitUntil(() => waiting.length === 2, { timeout: 30_000 })
    const [first, second] = waiting
    if (first) answer(first, 'old')
    // By then the first answer has arrived, too.
    void askWhoIsSignedIn(() => true)
    await vi.waitUntil(() => waiting.length === 3, { timeout: 30_000 })
    if (second) answer(second, 'newest')
    expect((await asked)?.id).toBe('newest')
  })

  test('is asked for once, although two parts of a page want to know', async () => {
    let asked = 0
    current.school.between = (response) => {
      asked += 1
      answer(response, 'a')
    }
    await Promise.all([askForSessionUser(), askForSessionUser()])
    expect(asked).toBe(1)
  })
})
