import { describe, expect, test } from 'vitest'
import { buildTestServer } from '#testing/build-test-server.ts'
import { openSteadyClock } from './open-steady-clock.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describe('a server that restarts', () => {
  const at = (ms: number) => () => new Date(Date.UTC(2026, 0, 1) + ms)

  test('continues from the recorded time if the clock was set back in between', async () => {
    const { database, close } = await buildTestServer()
    await database.deleteFrom('clock_marks').execute()
    await openSteadyClock(database, at(dayMs))
    const { now } = await openSteadyClock(database, at(0))
    expect(now()).toEqual(at(dayMs)())
    const third = await openSteadyClock(database, at(minuteMs))
    expect(third.now()).toEqual(at(dayMs + minuteMs)())
    await close()
  })

  test('twin: would start at the time of the clock if nothing was recorded', async () => {
    const { database, close } = await buildTestServer()
    await openSteadyClock(database, at(dayMs))
    await database.deleteFrom('clock_marks').execute()
    expect((await openSteadyClock(database, at(0))).now()).toEqual(at(0)())
    await close()
  })

  test('does not count time while its clock stands still, nor small corrections', async () => {
    const { database, close } = await buildTestServer()
    await database.deleteFrom('clock_marks').execute()
    let ms = 5000
    const { now } = await openSteadyClock(database, () => at(ms)())
    ms = 4500
    expect(now()).toEqual(at(5000)())
    ms = 6000
    expect(now()).toEqual(at(6000)())
    await close()
  })
})
