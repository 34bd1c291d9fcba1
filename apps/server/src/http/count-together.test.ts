import { beforeEach, describe, expect, test } from 'vitest'
import type { CallCount } from './call-count-store.ts'
import { countTogether } from './count-together.ts'

const minuteMs = 60_000

let statements: { key: string; calls: number; answer: PromiseWithResolvers<CallCount> }[]
let total: number

const count = (key: string, _windowMs: number, calls: number) => {
  const answer = Promise.withResolvers<CallCount>()
  statements.push({ key, calls, answer })
  return answer.promise
}

beforeEach(() => {
  statements = []
  total = 0
})

/** The database answers the statement that waits longest. */
async function answerNext(): Promise<void> {
  await expect.poll(() => statements.length).toBeGreaterThan(0)
  const [next] = statements.splice(0, 1)
  total += next?.calls ?? 0
  next?.answer.resolve({ calls: total, endsInMs: 1 })
}

const callsOf = (answers: readonly CallCount[]) => answers.map(({ calls }) => calls)
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('a caller who sends hundreds of calls at once', () => {
  async function sendMany(countOne: (key: string, windowMs: number) => Promise<CallCount>) {
    const first = countOne('mallory', minuteMs)
    await expect.poll(() => statements.length).toBe(1)
    return [first, ...Array.from({ length: 300 }, () => countOne('mallory', minuteMs))]
  }

  test('occupies one connection, and each call has its number', async () => {
    const sent = await sendMany(countTogether(count))
    expect(statements.map(({ calls }) => calls)).toEqual([1])
    await answerNext()
    await expect.poll(() => statements.map(({ calls }) => calls)).toEqual([300])
    await answerNext()
    expect(callsOf(await Promise.all(sent))).toEqual(numbers(1, 301))
  })

  test('twin: would occupy all of them, if each were counted by a statement', async () => {
    expect(await sendMany((key, windowMs) => count(key, windowMs, 1))).toHaveLength(301)
    expect(statements).toHaveLength(301)
  })

  test('keeps no other caller waiting', async () => {
    const countOne = countTogether(count)
    expect(await sendMany(countOne)).toHaveLength(301)
    void countOne('ada', minuteMs)
    await expect.poll(() => statements.map(({ key }) => key)).toEqual(['mallory', 'ada'])
  })
})

test('after a failure others are counted', async () => {
  const countOne = countTogether(count)
  const failing = countOne('ada', minuteMs)
  await expect.poll(() => statements.length).toBe(1)
  const later = countOne('ada', minuteMs)
  statements.shift()?.answer.reject(new Error('away'))
  await expect(failing).rejects.toThrow('away')
  await answerNext()
  expect((await later).calls).toBe(1)
  const last = countOne('ada', minuteMs)
  await answerNext()
  expect((await last).calls).toBe(2)
})
