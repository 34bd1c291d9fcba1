import { completeModernChallenge, csrfCookie, getSessionUser, ping, ready } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { buildTestServer, challengeIds, type TestServer } from '#testing/build-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

let server: TestServer
let administrator: Database
let name: string
let camper: Visitor

beforeAll(async () => {
  server = await buildTestServer()
  administrator = connect(inject('postgres'), forMaintenance)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database)
  name = rows[0]?.name ?? ''
  camper = await server.camper()
})
afterAll(async () => {
  await comeBack()
  await server.close()
  await administrator.destroy()
})

/** Makes the database reject new connections, and ends the existing ones: until all have ended. */
async function goAway(): Promise<void> {
  await sql.raw(`alter database ${name} with allow_connections false`).execute(administrator)
  const timeoutMs = 10_000
  await sql`select pg_terminate_backend(pid, ${timeoutMs}) from pg_stat_activity where datname = ${name}`.execute(
    administrator,
  )
}

const comeBack = () => sql.raw(`alter database ${name} with allow_connections true`).execute(administrator)

const complete = () => camper.call(completeModernChallenge, { id: challengeIds[0] ?? '', challengeType: 0 })

describe('while the database is away', () => {
  test('a call is asked to retry, in words and without a reason', async () => {
    await goAway()
    for (const answer of [await complete(), await camper.call(getSessionUser)]) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.body).toEqual({ type: 'danger', message: 'flash.database-away' })
    }
    await comeBack()
  })

  test('a call that needs no database is answered', async () => {
    await goAway()
    expect((await server.visitor().call(ping)).status).toBe(200)
    await comeBack()
  })

  test('a balancer is told that the school is not ready, and when it is again', async () => {
    await goAway()
    expect((await server.visitor().call(ready)).status).toBe(503)
    await comeBack()
    expect(await server.visitor().call(ready)).toMatchObject({ status: 200, body: { msg: 'ready' } })
  })

  test('a camper keeps their session’s token, so that the first call afterward succeeds', async () => {
    const token = camper.cookies.get(csrfCookie)
    await goAway()
    await complete()
    expect(camper.cookies.get(csrfCookie)).toBe(token)
    await comeBack()
    expect((await complete()).status).toBe(200)
  })
})
