import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect, forRequests } from './connect.ts'
import { DatabaseAway } from './database-away.ts'
import { type EmbeddedConnection, dataFolder } from './embedded/data-folder.ts'
import { startPostgres } from './embedded/postgres-server.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { signalPostgres } from '#testing/signal-postgres.ts'
import type { Database } from './schema.ts'
import { transact } from './transact.ts'

let directory: string
let connection: EmbeddedConnection
let stop: () => Promise<void>
const opened: Database[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'away-'))
  ;({ connection, stop } = await startPostgres(directory))
})
afterEach(() => {
  wake()
  for (const database of opened.splice(0)) void database.destroy()
})
afterAll(async () => {
  await stop()
  await rm(directory, { recursive: true })
})

function open(...patience: [] | [typeof forRequests]): Database {
  const database = connect(connection, ...patience)
  opened.push(database)
  return database
}

const signal = (name: NodeJS.Signals) => signalPostgres(dataFolder(directory).data, name)
/** Like a network failure: connections stay open, and nothing arrives on them. */
const silence = () => signal('SIGSTOP')
const wake = () => signal('SIGCONT')

const ask = (database: Database) => sql<{ one: number }>`select 1 as one`.execute(database)

describe('a database that has stopped responding', () => {
  test('fails with DatabaseAway on open and on new connections', async () => {
    const known = open()
    await ask(known)
    silence()
    await expect(ask(known)).rejects.toBeInstanceOf(DatabaseAway)
    await expect(ask(open())).rejects.toBeInstanceOf(DatabaseAway)
  })

  test('is reported within the time that campers are promised', () => {
    expect(Math.max(forRequests.connectionMs, forRequests.togetherMs)).toBeLessThan(2500)
    // The database must end a slow statement before we do: our way costs a connection.
    expect(forRequests.statementMs).toBeLessThan(forRequests.silenceMs)
  })

  test('is reported to all waiting requests, even if there are many more than connections', async () => {
    const database = open()
    await ask(database)
    silence()
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => ask(database)))
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  })

  test.runIf(isNightly)(
    'is reported sooner to a request that has already waited for a connection',
    async () => {
      const database = open({ ...forRequests, silenceMs: 60_000 })
      await ask(database)
      silence()
      // Because an answer may take very long here, only the shared limit can end the wait.
      await expect(ask(database)).rejects.toBeInstanceOf(DatabaseAway)
    },
  )

  test.runIf(isNightly)('is not waited for again to roll back a transaction', async () => {
    const database = open()
    let statements = 0
    const work = transact(database, async (transaction) => {
      await sql`select 1`.execute(transaction)
      silence()
      statements += 1
      await sql`select 2`.execute(transaction)
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseAway)
    expect(statements).toBe(1)
    // A request waiting for a connection that hangs would still be waiting.
    const next = ask(database).catch((error: unknown) => error)
    expect(await next).toBeInstanceOf(DatabaseAway)
  })

  test('answers again as soon as it is back', async () => {
    const database = open()
    await ask(database)
    silence()
    await expect(ask(database)).rejects.toBeInstanceOf(DatabaseAway)
    wake()
    expect((await ask(database)).rows).toEqual([{ one: 1 }])
  })

  test.runIf(isNightly)(
    'twin: without a limit of our own a statement waits as long as the silence lasts',
    async () => {
      const patient = open({ ...forRequests, silenceMs: 0, togetherMs: 0 })
      const limited = open()
      await Promise.all([ask(patient), ask(limited)])
      silence()
      let isStillWaiting = true
      const waiting = ask(patient).finally(() => {
        isStillWaiting = false
      })
      await expect(ask(limited)).rejects.toBeInstanceOf(DatabaseAway)
      expect(isStillWaiting).toBe(true)
      wake()
      await expect(waiting).resolves.toBeDefined()
    },
  )
})

describe('a slow database', () => {
  test('cancels the statement itself, and keeps the connection', async () => {
    // On a busy machine, the answer of the database may be late.
    const database = open({ ...forRequests, silenceMs: 30_000 })
    const pid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid
    const before = await pid()
    await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toBeInstanceOf(DatabaseAway)
    expect(await pid()).toBe(before)
  })
})

describe('errors that do not mean that the database is away', () => {
  test.for([
    ['an invalid statement', 'select wrong'],
    ['a row that exists already', `insert into pg_am select * from pg_am`],
  ])('is told as it is: %s', async ([, text = '']) => {
    await expect(sql.raw(text).execute(open())).rejects.not.toBeInstanceOf(DatabaseAway)
  })
})
