import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import { dataFolder, type EmbeddedConnection } from '#database/embedded/data-folder.ts'
import { startPostgres } from '#database/embedded/postgres-server.ts'
import { signalPostgres } from '#testing/signal-postgres.ts'
import { migrate } from '#database/migrate.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { type Jobs, openJobs } from './open-jobs.ts'

const settings = { expireInSeconds: 1, retryDelay: 1, retryDelayMax: 1, parallelJobs: 2 }

let directory: string
let connection: EmbeddedConnection
let stop: () => Promise<void>
let database: Database

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'jobs-away-'))
  ;({ connection, stop } = await startPostgres(directory))
  const owner = connect(connection, forMaintenance)
  await migrate(owner)
  await owner.destroy()
  database = connect(connection)
})
afterEach(() => wake())
afterAll(async () => {
  await database.destroy()
  await stop()
  await rm(directory, { recursive: true })
})

const signal = (name: NodeJS.Signals) => signalPostgres(dataFolder(directory).data, name)
/** Like a network failure: connections stay open, and nothing arrives on them. */
const silence = () => signal('SIGSTOP')
const wake = () => signal('SIGCONT')

async function addJob(jobs: Jobs, queue: string): Promise<void> {
  await transact(database, (transaction) => jobs.add(transaction, queue, randomUUID()))
  jobs.wake()
}

const open = (failures: unknown[]) =>
  openJobs({ database, onFailure: (error) => failures.push(error), lookEverySeconds: 1 })

test('jobs go on when the database is back, including the one that it left', async () => {
  const failures: unknown[] = []
  const jobs = await open(failures)
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await jobs.work('silenced', settings, async () => {
    begun.resolve()
    await held.promise
    return true
  })
  await addJob(jobs, 'silenced')
  await begun.promise
  silence()
  held.resolve()
  await expect.poll(() => failures).not.toEqual([])
  wake()
  await addJob(jobs, 'silenced')
  const done = async () => {
    const { rows } = await sql`select from jobs.job where name = 'silenced' and state = 'completed'`.execute(
      database,
    )
    return rows.length
  }
  await expect.poll(done).toBe(2)
  await jobs.close()
})

test('closing ends while the database is silent and a job hangs', async () => {
  const jobs = await open([])
  const begun = Promise.withResolvers<void>()
  await jobs.work('closing', { ...settings, expireInSeconds: 60 }, () => {
    begun.resolve()
    return new Promise(() => undefined)
  })
  await addJob(jobs, 'closing')
  await begun.promise
  silence()
  await expect(jobs.close()).resolves.toBeUndefined()
})
