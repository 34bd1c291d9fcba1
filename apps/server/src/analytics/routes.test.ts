import { type AnalyticsBatch, recordEvents, updateAnalytics } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { everything } from '#testing/everything.ts'

const taken: AnalyticsBatch[] = []
const server = await openTestServer({ eventSink: (batch) => taken.push(batch) })
const visit = '0'.repeat(32)
const batch: AnalyticsBatch = {
  visit,
  events: [
    { event: 'sign_in' },
    { event: 'user_data', completed_at_least: 10 },
    { event: 'tests-failed', challenge_id: 'a'.repeat(24) },
    { event: 'challenge_failed', challenge_id: 'a'.repeat(24), failed_tests: [2, 3] },
    { event: 'tests-completed', challenge_id: 'a'.repeat(24) },
    { event: 'experiment_viewed', experiment_id: 'aa-test', variation_id: 'b' },
  ],
}

beforeEach(() => {
  taken.length = 0
})

const participant = async () => {
  const camper = await server.camper()
  await camper.call(updateAnalytics, { allowsAnalytics: true })
  return camper
}

describe('events', () => {
  test('of a camper who has agreed are taken as they are, without anything that says who it is', async () => {
    const camper = await participant()
    const before = await everything(server.database)
    expect(await camper.call(recordEvents, batch)).toMatchObject({ status: 202, body: {} })
    expect(taken).toEqual([batch])
    expect(await everything(server.database)).toBe(before)
  })

  test('of a camper who has not agreed are dropped', async () => {
    const camper = await server.camper()
    expect((await camper.me()).allowsAnalytics).toBe(false)
    expect((await camper.call(recordEvents, batch)).status).toBe(202)
    expect(taken).toEqual([])
  })

  test('of a camper who no longer agrees are dropped', async () => {
    const camper = await participant()
    await camper.call(updateAnalytics, { allowsAnalytics: false })
    await camper.call(recordEvents, batch)
    expect(taken).toEqual([])
  })

  test('of a visitor are refused', async () => {
    expect((await server.visitor().call(recordEvents, batch)).status).toBe(401)
    expect(taken).toEqual([])
  })

  test.for([
    [{ event: 'sign_in', email: 'ada@camp.example' }],
    [{ event: 'tests-completed', challenge_id: 'ada@camp.example' }],
    [{ event: 'challenge_failed', challenge_id: 'a'.repeat(24), failed_tests: [0] }],
    [{ event: 'challenge_failed', challenge_id: 'a'.repeat(24), failed_tests: [1], files: 'code' }],
    [{ event: 'user_data', completed_at_least: 1234 }],
    [{ event: 'experiment_viewed', experiment_id: 'dark-mode', variation_id: 'a' }],
    [{ event: 'donation' }],
    [],
    Array.from({ length: 21 }, () => ({ event: 'sign_in' })),
  ])('that are not in the contract are refused: %j', async (events) => {
    const camper = await participant()
    expect((await camper.call(recordEvents, { visit, events })).status).toBe(400)
    expect(taken).toEqual([])
  })

  test('are refused from a browser that sends too many', async () => {
    const camper = await participant()
    for (let calls = 0; calls < 60; calls += 1) await camper.call(recordEvents, batch)
    expect((await camper.call(recordEvents, batch)).status).toBe(429)
    expect(taken).toHaveLength(60)
  })
})
