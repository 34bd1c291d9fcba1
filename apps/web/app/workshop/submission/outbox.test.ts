import { completeModernChallenge, limits, pageAccountHeader } from '@cairn/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { foreignAnswers } from '#shared/testing/foreign-answers.ts'
import { schoolOfEachTest } from '#shared/testing/school-of-each-test.ts'
import { sendJson } from '#shared/testing/start-school.ts'
import { clearDamaged } from '#shared/outbox/outbox-storage.ts'
import { replaySubmissions, submitCompletion, waitingFor } from './outbox.ts'

const account = { id: 'ada-id', username: 'ada' }
const idOf = (number: number) => String(number).padStart(24, '0')

const current = schoolOfEachTest()

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 0, 1) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Submits, and skips the pauses between tries. */
async function submit(number: number, files?: { contents: string }[]) {
  const body = { id: idOf(number), challengeType: 14, ...(files && { files: files.map(asFile) }) }
  const submitted = submitCompletion(account, { call: 'completeModernChallenge', payload: body })
  let isDone = false
  void submitted.finally(() => {
    isDone = true
  })
  await passTimeUntil(() => isDone)
  return submitted
}

function passTimeUntil(isDone: () => boolean): Promise<unknown> {
  const pass = async () => {
    await vi.advanceTimersByTimeAsync(5000)
    return isDone()
  }
  return vi.waitUntil(pass, { timeout: 10_000, interval: 5 })
}

const asFile = ({ contents }: { contents: string }) => ({
  contents,
  key: 'indexhtml',
  ext: 'html',
  name: 'index',
})
const replay = () => replaySubmissions(account)
const waiting = () => waitingFor(account).map(({ payload }) => payload.id)
const takenIds = () => current.school.taken.map(({ id }) => id)

describe.for(foreignAnswers)('while an intermediary answers %s', ([, respond]) => {
  test('a submission is kept, and arrives once when the school can be reached again', async () => {
    current.school.between = respond
    expect(await submit(1)).toMatchObject({ ok: false, isKept: true, refusal: { isDeclared: false } })
    await replay()
    expect([waiting(), takenIds()]).toEqual([[idOf(1)], []])
    current.school.between = undefined
    await replay()
    await replay()
    expect([waiting(), takenIds()]).toEqual([[], [idOf(1)]])
  })
})

describe('the answer of the school', () => {
  test('is final when it acknowledges', async () => {
    expect(await submit(1)).toMatchObject({ ok: true })
    expect(waiting()).toEqual([])
  })

  test('is final when it refuses by a declared key, and shown even when it comes later', async () => {
    current.school.answer = (response) =>
      sendJson(response, 400, { type: 'info', message: 'flash.submission-invalid' })
    expect(await submit(1)).toMatchObject({ ok: false, refusal: { key: 'flash.submission-invalid' } })
    expect(waiting()).toEqual([])
    current.school.between = (response) => void response.destroy()
    await submit(2)
    current.school.between = undefined
    expect(await replay()).toMatchObject([{ key: 'flash.submission-invalid' }])
    expect(waiting()).toEqual([])
  })

  test.for([
    ['signed out', 401, 'signin.required'],
    ['too fast', 429, 'flash.too-many-requests'],
    ['a fault', 500, 'flash.generic-error'],
    ['a token that is refused twice', 403, 'flash.generic-error'],
  ] as const)('%s is not, and what it was said of waits', async ([, status, message]) => {
    current.school.answer = (response) => sendJson(response, status, { type: 'info', message })
    await submit(1)
    expect(await replay()).toEqual([])
    expect(waiting()).toEqual([idOf(1)])
    current.school.answer = undefined
    await replay()
    expect([waiting(), takenIds()]).toEqual([[], [idOf(1)]])
  })

  test('acknowledges what waited, though an outage left the browser with a visitor’s token', async () => {
    await submit(1)
    current.school.answer = (response) =>
      sendJson(response, 500, { type: 'danger', message: 'flash.generic-error' })
    await submit(2)
    current.school.answer = undefined
    current.school.forgetTokens()
    await replay()
    expect([waiting(), takenIds()]).toEqual([[], [idOf(1), idOf(2)]])
  })
})

test('a submission names the account that it is for, also when it was stored under a username', async () => {
  const asked = vi.fn<(account: unknown) => void>()
  current.school.answer = (response, { headers }) => {
    asked(headers[pageAccountHeader])
    sendJson(response, 401, { type: 'info', message: 'signin.required' })
  }
  await submit(1)
  const body = { id: idOf(2), challengeType: 0 }
  const earlier = { submissionId: 'earlier', username: account.username, body }
  current.browser.storage.set('waiting-submission:earlier', JSON.stringify(earlier))
  await replay()
  expect(asked.mock.calls).toEqual([[account.id], [account.id], [account.id]])
  expect(waiting()).toHaveLength(2)
})

describe('several waiting submissions', () => {
  beforeEach(async () => {
    current.school.between = (response) => void response.destroy()
    for (const number of [1, 2, 3]) await submit(number)
    current.school.between = undefined
  })

  test('are sent in the order in which they were made, with the time that they have waited', async () => {
    vi.advanceTimersByTime(60_000)
    await replay()
    expect(takenIds()).toEqual([1, 2, 3].map(idOf))
    const waits = current.school.taken.map(({ waitedMs }) => Number(waitedMs))
    expect(waits).toEqual(waits.toSorted((one, other) => other - one))
    expect(waits.at(-1)).toBeGreaterThanOrEqual(60_000)
  })

  test('are not held back by one that never gets through', async () => {
    let asked = 0
    current.school.answer = (response) => {
      asked += 1
      if (asked === 1) return void response.destroy()
      sendJson(response, 200, { alreadyCompleted: false, points: 1, completedDate: 1, savedChallenges: [] })
    }
    await replay()
    expect(waiting()).toEqual([idOf(1)])
  })

  test('are sent for their own camper only', async () => {
    await replaySubmissions({ id: 'someone', username: 'else' })
    expect(takenIds()).toEqual([])
  })

  test('of one lesson are settled by the newest that arrives, and by no older one', async () => {
    current.school.between = (response) => void response.destroy()
    await submit(1, [{ contents: 'newer' }])
    expect(waiting()).toEqual([1, 2, 3, 1].map(idOf))
    current.school.between = undefined
    expect(await submit(1, [{ contents: 'newest' }])).toMatchObject({ ok: true })
    expect(waiting()).toEqual([2, 3].map(idOf))
  })
})

describe('the browser’s storage', () => {
  const entry = (number: number, more: object = {}) =>
    JSON.stringify({
      id: `submission-${number}`,
      account: account.id,
      endpoint: completeModernChallenge.path,
      payload: { id: idOf(number), challengeType: 0 },
      ...more,
    })

  test.for([
    ['torn', '{"id":"submission-9","acc'],
    ['of another type', '42'],
    ['without an account', entry(9, { account: undefined })],
    ['without a payload', entry(9, { payload: 'all of it' })],
    ['empty', ''],
  ] as const)('with an entry that is %s gives all others, and tells of it once', async ([, damaged]) => {
    current.browser.storage.set('waiting-submission:submission-9', damaged)
    current.browser.storage.set('waiting-submission:submission-1', entry(1))
    current.browser.storage.set(idOf(1), 'code of the lesson')
    expect([clearDamaged(), clearDamaged()]).toEqual([1, 0])
    await replay()
    expect([takenIds(), waiting()]).toEqual([[idOf(1)], []])
    expect([...current.browser.storage.keys()]).toEqual([idOf(1)])
  })

  test.for([
    ['whole', `[${entry(1)},${entry(2)}]`, 0],
    ['torn in its last entry', `[${entry(1)},${entry(2)},${entry(3).slice(0, 40)}`, 1],
    ['torn in its first entry', `[${entry(3).slice(0, 40)},${entry(1)},${entry(2)}]`, 1],
    ['with an entry of another type', `[${entry(1)},${entry(3, { account: 7 })},${entry(2)}]`, 1],
  ] as const)(
    'with a list of an earlier version that is %s gives what is good',
    async ([, list, damaged]) => {
      current.browser.storage.set('waiting-submissions', list)
      expect(waiting()).toEqual([1, 2].map(idOf))
      expect([clearDamaged(), clearDamaged()]).toEqual([damaged, 0])
      await replay()
      expect([takenIds(), [...current.browser.storage.keys()]]).toEqual([[1, 2].map(idOf), []])
      expect(current.school.taken[0]).toMatchObject({ waitedMs: limits.maxWaitedMs })
    },
  )

  test('is read when the first version wrote it, which knew accounts by their names', async () => {
    const first = { submissionId: 'x', username: account.username, body: { id: idOf(1), challengeType: 0 } }
    current.browser.storage.set('waiting-submissions', JSON.stringify([first]))
    await replay()
    expect(takenIds()).toEqual([idOf(1)])
  })

  test('keeps what it has when it is full, and the page keeps the rest while it is open', async () => {
    current.school.between = (response) => void response.destroy()
    await submit(1)
    current.browser.room = [...current.browser.storage].join('').length + 10
    expect(await submit(2)).toMatchObject({ ok: false, isKept: false })
    expect(waiting()).toEqual([1, 2].map(idOf))
    current.school.between = undefined
    await replay()
    expect([takenIds(), waiting()]).toEqual([[1, 2].map(idOf), []])
  })

  test('is left alone when a later version wrote it', async () => {
    current.browser.storage.set(
      'waiting-submission:submission-1',
      entry(1, { endpoint: '/later', madeAt: 1 }),
    )
    await replay()
    expect([clearDamaged(), waiting()]).toEqual([0, [idOf(1)]])
  })
})

test('a project is sent by its own call', async () => {
  current.school.between = (response) => void response.destroy()
  const body = { id: idOf(1), solution: 'https://stones.example.org' }
  const submitted = submitCompletion(account, { call: 'completeProject', payload: body })
  await vi.advanceTimersByTimeAsync(1)
  current.school.between = undefined
  await passTimeUntil(() => current.school.taken.length > 0)
  expect(await submitted).toMatchObject({ ok: true, isKept: true })
  expect(current.school.taken).toMatchObject([body])
})
