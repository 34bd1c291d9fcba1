import { type AnalyticsEvent, limits, recordEvents, updateAnalytics } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { everything } from '#testing/everything.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { countEvents } from './count-events.ts'
import { listCounts } from './count-store.ts'

const lesson = 'a'.repeat(24)
const stranger = 'f'.repeat(24)
const visit = '7'.repeat(32)
const dayMs = 24 * 60 * 60 * 1000

const counting: Promise<void>[] = []
const server = await openTestServer({
  eventSink: ({ events }) => counting.push(countEvents(services, events)),
})
const tests = ['You have a heading.', 'You have a list.'].map((text) => ({ text, testString: '' }))
const services = {
  database: server.application,
  loadTests: async (id: string) => (id === lesson ? tests : undefined),
  now: () => server.clock.now,
}

const failed: AnalyticsEvent[] = [
  { event: 'challenge_opened', challenge_id: lesson },
  { event: 'tests-failed', challenge_id: lesson },
  { event: 'challenge_failed', challenge_id: lesson, failed_tests: [2] },
  { event: 'challenge_left', challenge_id: lesson },
]

beforeEach(async () => {
  await server.database.deleteFrom('lesson_counts').execute()
  await server.database.deleteFrom('first_failures').execute()
})

async function send(by: Visitor, events: AnalyticsEvent[] = failed): Promise<void> {
  await by.call(recordEvents, { visit, events })
  await Promise.all(counting)
}

async function participant(): Promise<Visitor> {
  const camper = await server.camper()
  await camper.call(updateAnalytics, { allowsAnalytics: true })
  return camper
}

describe('the events of campers who agree', () => {
  test('become sums of their lesson', async () => {
    await send(await participant())
    await send(await participant())
    await send(await participant(), [{ event: 'tests-completed', challenge_id: lesson }])
    expect(await listCounts(server.database)).toEqual([
      {
        challengeId: lesson,
        opened: 2,
        attempts: 3,
        passed: 1,
        left: 2,
        firstFailures: [{ number: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, times: 2 }],
      },
    ])
  })

  test('add numbers and nothing else: not who or which visit it was, nor when on that day', async () => {
    const camper = await participant()
    const { email, username } = await camper.me()
    const before = await everything(server.database)
    await send(camper)
    const known = new Set(before.split('\n'))
    const added = (await everything(server.database)).split('\n').filter((line) => !known.has(line))
    expect(added).toEqual([
      expect.stringMatching(new RegExp(`^\\(2026-03-01,${lesson},2,[0-9a-f]{64},1\\)$`)),
      `(2026-03-01,${lesson},1,1,0,1)`,
    ])
    for (const trace of [visit, email, username]) expect(added.join()).not.toContain(trace)
  })

  test('are summed up whole when many arrive at once', async () => {
    const campers = await Promise.all(Array.from({ length: 20 }, participant))
    await Promise.all(campers.map((camper) => send(camper)))
    expect(await listCounts(server.database)).toMatchObject([
      { opened: 20, left: 20, firstFailures: [{ times: 20 }] },
    ])
  })

  test('are kept for ninety days', async () => {
    await send(await participant())
    server.pass(limits.lessonCountDays * dayMs)
    const later = await participant()
    await send(later)
    expect(await listCounts(server.database)).toMatchObject([{ opened: 2, firstFailures: [{ times: 2 }] }])
    server.pass(dayMs)
    await send(await participant())
    expect(await listCounts(server.database)).toMatchObject([{ opened: 2, firstFailures: [{ times: 2 }] }])
  })

  test('are not counted for a lesson or a test that the school does not have', async () => {
    await send(await participant(), [
      { event: 'challenge_opened', challenge_id: stranger },
      { event: 'challenge_opened', challenge_id: lesson },
      { event: 'challenge_failed', challenge_id: lesson, failed_tests: [3] },
    ])
    expect(await listCounts(server.database)).toMatchObject([
      { challengeId: lesson, opened: 1, firstFailures: [] },
    ])
  })
})

test('the events of those who have not agreed change nothing', async () => {
  const camper = await participant()
  await camper.call(updateAnalytics, { allowsAnalytics: false })
  const newcomer = await server.camper()
  const before = await everything(server.database)
  for (const one of [camper, newcomer, server.visitor()]) await send(one)
  expect(await everything(server.database)).toBe(before)
})
