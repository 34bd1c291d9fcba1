import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { residue } from '#testing/residue.ts'
import { type Jobs, openJobs, type QueueSettings, type Work } from './open-jobs.ts'

const settings: QueueSettings = { expireInSeconds: 60, retryDelay: 60, retryDelayMax: 3600, parallelJobs: 2 }

let server: TestServer
const opened: Jobs[] = []
const failures: unknown[] = []

beforeAll(async () => {
  server = await buildTestServer()
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  failures.length = 0
})
afterAll(() => server.close())

async function openQueue(queue: string, work: Work): Promise<Jobs> {
  const jobs = await openJobs({
    database: server.application,
    onFailure: (error) => failures.push(error),
    lookEverySeconds: 1,
  })
  opened.push(jobs)
  await jobs.work(queue, settings, work)
  return jobs
}

async function addJob(jobs: Jobs, queue: string): Promise<string> {
  const jobId = randomUUID()
  await transact(server.application, (transaction) => jobs.add(transaction, queue, jobId))
  jobs.wake()
  return jobId
}

async function statesOf(queue: string): Promise<unknown[]> {
  const { rows } = await sql`select id, state, retry_count from jobs.job where name = ${queue}`.execute(
    server.database,
  )
  return rows
}

test('the tables are those that the library expects', async () => {
  const boss = new PgBoss({ db: fromKysely(server.database), schema: 'jobs' })
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
})

describe('a job', () => {
  test('is done once, with its id', async () => {
    const done: string[] = []
    const jobs = await openQueue('once', async (jobId) => done.push(jobId) > 0)
    const jobId = await addJob(jobs, 'once')
    await expect.poll(() => statesOf('once')).toMatchObject([{ id: jobId, state: 'completed' }])
    expect(done).toEqual([jobId])
  })

  test('exists only if the transaction that added it was committed', async () => {
    const jobs = await openQueue('undone', async () => true)
    const undone = transact(server.application, async (transaction) => {
      await jobs.add(transaction, 'undone', randomUUID())
      throw new Error('Undo')
    })
    await expect(undone).rejects.toThrow('Undo')
    expect(await statesOf('undone')).toEqual([])
  })

  test('twin: exists without the rest of a transaction that it was not part of', async () => {
    const jobs = await openQueue('left', async () => true)
    const undone = transact(server.application, async () => {
      await jobs.add(server.application, 'left', randomUUID())
      throw new Error('Undo')
    })
    await expect(undone).rejects.toThrow('Undo')
    expect(await statesOf('left')).toHaveLength(1)
  })

  test('is tried again after it has failed, and nothing of the error is stored', async () => {
    let tries = 0
    const jobs = await openQueue('failing', async () => {
      tries += 1
      if (tries === 1) throw new Error('Not to ada@example.org')
      return true
    })
    await addJob(jobs, 'failing')
    await expect.poll(() => statesOf('failing')).toMatchObject([{ state: 'retry' }])
    expect(failures).toMatchObject([{ message: 'Not to ada@example.org' }])
    expect(await residue(server.database, ['ada@example.org'])).toEqual([])
    await sql`update jobs.job set start_after = now() where name = 'failing'`.execute(server.database)
    await expect.poll(() => statesOf('failing')).toMatchObject([{ state: 'completed' }])
  })

  test('waits at most twice as long as its queue says before it is tried again', async () => {
    const jobs = await openQueue('waiting', async () => false)
    await addJob(jobs, 'waiting')
    await expect.poll(() => statesOf('waiting')).toMatchObject([{ state: 'retry' }])
    const { rows } = await sql`select from jobs.job
      where name = 'waiting' and start_after <= now() + interval '2 minutes'`.execute(server.database)
    expect(rows).toHaveLength(1)
  })

  test('twin: an error that reaches the library is stored', async () => {
    const boss = new PgBoss({ db: fromKysely(server.application), schema: 'jobs', migrate: false })
    await boss.createQueue('telling')
    const jobId = await boss.send('telling', null)
    await boss.fetch('telling')
    await boss.fail('telling', jobId ?? '', new Error('Not to bob@example.org'))
    expect(await residue(server.database, ['bob@example.org'])).toContain('job')
  })

  test('of a process that has died is done by another', async () => {
    const begun = Promise.withResolvers<void>()
    const died = Promise.withResolvers<boolean>()
    const dying = await openQueue('dying', () => {
      begun.resolve()
      return died.promise
    })
    const jobId = await addJob(dying, 'dying')
    await begun.promise
    const done: string[] = []
    await openQueue('dying', async (id) => done.push(id) > 0)
    const minutesLater = async () => {
      await sql`update jobs.job set start_after = start_after - interval '1 minute',
        started_on = started_on - interval '1 minute' where name = 'dying'`.execute(server.database)
      return done
    }
    await expect.poll(minutesLater).toEqual([jobId])
    died.resolve(true)
  })

  test('that takes long is ended when the school closes, and left to others', async () => {
    const begun = Promise.withResolvers<void>()
    const jobs = await openQueue('long', (_jobId, signal) => {
      begun.resolve()
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(false))
      })
    })
    await addJob(jobs, 'long')
    await begun.promise
    await jobs.close()
    expect(await statesOf('long')).toMatchObject([{ state: 'retry' }])
  })
})

test('the role that answers requests can keep the queues in order', async () => {
  await openQueue('kept', async () => true)
  const lookedAfter = async () => {
    const { rows } = await sql`select from jobs.queue
      where name = 'kept' and monitor_on is not null and maintain_on is not null`.execute(server.database)
    return rows.length
  }
  await expect.poll(lookedAfter).toBe(1)
  expect(failures).toEqual([])
})
