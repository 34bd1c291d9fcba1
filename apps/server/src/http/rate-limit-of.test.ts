import { deleteUserToken, limits, reportUser, signInWithRecoveryCode } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

const report = { username: 'nobody-of-this-name', reportDescription: 'x' }
const reportsPerDay = 10
/** The statuses of so many reports. */
const reportTimes = async (visitor: Visitor, count: number) => {
  const statuses: number[] = []
  for (let time = 0; time < count; time++) statuses.push((await visitor.call(reportUser, report)).status)
  return new Set(statuses)
}

describe('a call for campers', () => {
  test('does not count visitors: as many as there are would crowd campers out of the count', async () => {
    const visitor = server.visitor('192.0.2.7')
    expect(await reportTimes(visitor, 2 * reportsPerDay)).toEqual(new Set([401]))
  })

  test('twin: counts campers, wherever they call from', async () => {
    const camper = await server.camper()
    expect(await reportTimes(camper, reportsPerDay)).toEqual(new Set([404]))
    expect(await reportTimes(camper, reportsPerDay)).toEqual(new Set([429]))
  })
})

test('a call that changes something has a limit even if it names none', async () => {
  const camper = await server.camper()
  const times = Array.from({ length: limits.changesPerMinute })
  const answers = await Promise.all(times.map(() => camper.call(deleteUserToken)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(await camper.call(deleteUserToken)).toMatchObject({ status: 429 })
})

/** Browsers send them for any page that is open somewhere in a network, such as a school's. */
describe('requests that other sites have forged', () => {
  const recoveriesPerMinute = 10
  const code = { email: 'ada@example.org', code: 'none' }
  const recover = async (visitor: Visitor, headers: Record<string, string>) => {
    const statuses: number[] = []
    for (let time = 0; time < recoveriesPerMinute; time++)
      statuses.push((await visitor.call(signInWithRecoveryCode, code, headers)).status)
    return new Set(statuses)
  }

  test('do not count', async () => {
    const visitor = server.visitor('192.0.2.8')
    expect(await recover(visitor, { origin: 'https://evil.example' })).toEqual(new Set([403]))
    expect(await recover(visitor, {})).toEqual(new Set([400]))
  })

  test('twin: those of our own pages do', async () => {
    const visitor = server.visitor('192.0.2.9')
    expect(await recover(visitor, {})).toEqual(new Set([400]))
    expect(await recover(visitor, {})).toEqual(new Set([429]))
  })
})
