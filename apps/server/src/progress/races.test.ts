import { completeModernChallenge } from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildTestServer, challengeIds, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { withoutUniqueKeys } from '#testing/without-unique-keys.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const rounds = process.env['TEST_PROFILE'] === 'nightly' ? 100 : 3
const manyRounds = { timeout: rounds * 30_000 }

const server = await openTestServer()

const complete = (camper: Visitor, id: string) =>
  camper.call(completeModernChallenge, { id, challengeType: 0 })

describe('two hundred lessons completed at once (G4)', () => {
  const ids = challengeIds.slice(0, 200)

  test(`are all kept, ${rounds} times in a row`, manyRounds, async () => {
    for (let round = 0; round < rounds; round++) {
      const camper = await server.camper()
      const answers = await Promise.all(ids.map((id) => complete(camper, id)))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      const { completedChallenges, points } = await camper.me()
      expect(new Set(completedChallenges.map(({ id }) => id))).toEqual(new Set(ids))
      expect([completedChallenges.length, points]).toEqual([200, 201])
    }
  })

  test('twin: all but one are lost from a list that is read, appended to and written back', async () => {
    await sql`create table lists (ids jsonb not null)`.execute(server.database)
    await sql`insert into lists values ('[]')`.execute(server.database)
    const read = async () => {
      const { rows } = await sql<{ ids: string[] }>`select ids from lists`.execute(server.database)
      return rows[0]?.ids ?? []
    }
    const write = (list: readonly string[]) =>
      sql`update lists set ids = ${JSON.stringify(list)}`.execute(server.database)
    // The worst order of two hundred concurrent requests: all read before any writes.
    const before = await Promise.all(ids.map(read))
    await Promise.all(ids.map((id, index) => write([...(before[index] ?? []), id])))
    expect(await read()).toHaveLength(1)
  })
})

describe('one lesson completed a hundred times at once (G5)', () => {
  /** Gives each request a different millisecond, so that each would have a different date. */
  async function completeAtOnce(at: TestServer) {
    let time = at.clock.now.getTime()
    Object.defineProperty(at.clock, 'now', { get: () => new Date((time += 1)), configurable: true })
    const camper = await at.camper()
    const calls = Array.from({ length: 100 }, () => complete(camper, challengeIds[0] ?? ''))
    const bodies = (await Promise.all(calls)).map(({ body }) => body)
    const { completedChallenges, points } = await camper.me()
    return {
      rows: completedChallenges.length,
      points,
      firsts: bodies.filter((body) => body['alreadyCompleted'] === false).length,
      dates: new Set(bodies.map((body) => body['completedDate'])),
      dateOnProfile: completedChallenges[0]?.completedDate,
    }
  }

  test(
    `gives one row, one point and one date in all answers, ${rounds} times in a row`,
    manyRounds,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { dates, dateOnProfile, ...counts } = await completeAtOnce(server)
        expect(counts).toEqual({ rows: 1, points: 2, firsts: 1 })
        expect([...dates]).toEqual([dateOnProfile])
      }
    },
  )

  test('twin: gives a hundred rows, points and dates if the table has no key', async () => {
    const weak = await buildTestServer({ weaken: withoutUniqueKeys('completions') })
    const { dates, dateOnProfile: _date, ...counts } = await completeAtOnce(weak)
    expect(counts).toEqual({ rows: 100, points: 101, firsts: 100 })
    expect(dates.size).toBe(100)
    await weak.close()
  })
})
