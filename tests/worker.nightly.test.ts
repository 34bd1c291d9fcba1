import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeModernChallenge, listProjectRuns, ping, requestSignInMail } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import type { Database } from '../apps/server/src/database/schema.ts'
import { startMailServer, type TestMailServer } from '../apps/server/src/testing/start-mail-server.ts'
import { ApiClient } from './product/api-client.ts'
import { childrenOf } from './product/children-of.ts'
import { copyEmptyStorage } from './product/copy-empty-storage.ts'
import { launchOptions } from './product/launch-options.ts'
import { rerunLessons, rerunProjects } from './product/rerun-lessons.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'
import { databaseAddress } from './product/open-database.ts'
import { type SeededSchool, startSeededSchool } from './product/start-seeded-school.ts'

/** Processes start one after the other on a busy machine, and look for jobs every two seconds. */
const patience = { timeout: 60_000 }

let directory: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let database: Database
let mailServer: TestMailServer
let school: Product
let schoolMetrics: number
/** What the mail server waits for: before it takes a recipient, and before it confirms a mail that has arrived. */
let held: Partial<Record<'beforeRecipient' | 'beforeConfirmation', Promise<void>>> = {}
const running: Product[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'worker-'))
  await copyEmptyStorage(directory)
  postgres = await startPostgres(directory)
  database = connect(postgres.connection, forMaintenance)
  mailServer = await startMailServer({
    onRecipient: () => held.beforeRecipient,
    onContent: () => held.beforeConfirmation,
  })
  schoolMetrics = await findFreePorts()
  school = await start('school', { METRICS_PORT: String(schoolMetrics) })
})
afterAll(async () => {
  await school.stop()
  await mailServer.close()
  await database.destroy()
  await postgres.stop()
  await rm(directory, { recursive: true })
})
beforeEach(() => {
  held = {}
  mailServer.received.length = 0
})
afterEach(async () => {
  for (const process of running.splice(0)) await process.kill()
  await database.deleteFrom('mail_outbox').execute()
  await sql`delete from jobs.job`.execute(database)
})

/** A process of the school, which leaves the work in the background to another. */
async function start(role: 'school' | 'worker', environment: Record<string, string> = {}): Promise<Product> {
  const process = await startProduct({
    role,
    dataDirectory: await mkdtemp(join(directory, 'process-')),
    port: await findFreePorts(),
    environment: {
      DATABASE_URL: databaseAddress(postgres.connection),
      BACKGROUND_WORK: 'elsewhere',
      SMTP_URL: mailServer.url,
      ...environment,
    },
  })
  if (role === 'worker') running.push(process)
  return process
}

function hold(step: keyof typeof held): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  held[step] = promise
  return { release: resolve }
}

async function readMetrics(port: number): Promise<string> {
  return (await fetch(`http://localhost:${port}/metrics`)).text()
}

async function askForMail(email: string): Promise<void> {
  const visitor = new ApiClient(school.origin)
  await visitor.call(ping)
  await visitor.call(requestSignInMail, { body: { email } })
}

async function jobs(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from jobs.job where name = 'mail' and state <> 'completed'`.execute(database)
  return rows.map(({ state }) => state)
}

/**
 * The queue takes the job of a dead process back when its time is up, and has another do it after a pause. Both follow
 * the database's clock.
 */
async function letTimePass(): Promise<void> {
  await sql`update jobs.job set started_on = started_on - interval '1 hour', start_after = start_after - interval '1 hour'
    where state in ('active', 'retry')`.execute(database)
}

describe('a school that leaves the work in the background to a worker', () => {
  test('keeps the mail of a sign-in until there is one', async () => {
    await askForMail('ada@example.org')
    expect(await jobs()).toEqual(['created'])
    expect(mailServer.asked).toEqual([])
    expect(await readMetrics(schoolMetrics)).toMatch(/^cairn_jobs\{queue="mail",state="waiting"\} 1$/m)
    const port = await findFreePorts()
    await start('worker', { METRICS_PORT: String(port) })
    await expect.poll(() => mailServer.received, patience).toMatchObject([{ recipient: 'ada@example.org' }])
    await expect.poll(jobs, patience).toEqual([])
    const told = await readMetrics(port)
    expect(told).toMatch(/^cairn_jobs\{queue="mail",state="waiting"\} 0$/m)
    expect(told).toMatch(/^cairn_mails_total\{outcome="sent"\} 1$/m)
    expect(told).toMatch(/^cairn_job_attempts_total\{queue="mail",outcome="done"\} 1$/m)
  })

  test('twin: does it itself without the setting', async () => {
    const alone = await start('school', { BACKGROUND_WORK: 'here' })
    running.push(alone)
    await askForMail('grace@example.org')
    await expect.poll(() => mailServer.received, patience).toMatchObject([{ recipient: 'grace@example.org' }])
  })

  test('loses no mail when the worker is killed amid it: the next one sends it', async () => {
    const { release } = hold('beforeRecipient')
    const worker = await start('worker')
    await askForMail('joan@example.org')
    await expect.poll(() => mailServer.asked, patience).toContain('joan@example.org')
    await worker.kill()
    release()
    expect(await jobs()).toEqual(['active'])
    await start('worker')
    const jobsLater = async () => {
      await letTimePass()
      return jobs()
    }
    await expect.poll(jobsLater, patience).toEqual([])
    expect(mailServer.received).toMatchObject([{ recipient: 'joan@example.org' }])
  })

  test('has the worker finish the mail in its hands when it is told to end', async () => {
    const { release } = hold('beforeConfirmation')
    const worker = await start('worker')
    await askForMail('katherine@example.org')
    await expect.poll(() => mailServer.received, patience).toHaveLength(1)
    const ended = worker.end('SIGTERM')
    await worker.printed(/Stopping/)
    release()
    expect(await ended).toBe(0)
    expect(await jobs()).toEqual([])
    expect(await database.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  })
})

describe('a school that leaves submitted projects to a worker', () => {
  let seeded: SeededSchool
  beforeAll(async () => {
    const browserPath = launchOptions().executablePath ?? ''
    const environment = { BACKGROUND_WORK: 'elsewhere', BROWSER_PATH: browserPath }
    seeded = await startSeededSchool(rerunLessons, environment)
  })
  afterAll(() => seeded.close())

  test('tells their campers the verdict, and starts no browser itself', async () => {
    const [project] = rerunProjects
    if (!project) throw new Error('There is no project')
    const { id, challengeType, honest } = project
    const camper = new ApiClient(seeded.product.origin)
    await camper.signIn(seeded.product, 'mary@example.org')
    await camper.call(completeModernChallenge, { body: { id, challengeType, files: [...honest] } })
    const statesOf = async () => {
      const { projectRuns } = await camper.call(listProjectRuns)
      return projectRuns.map(({ state }) => state)
    }
    expect(await statesOf()).toEqual(['waiting'])
    running.push(await seeded.startWorker())
    await expect.poll(statesOf, { ...patience, interval: 1500 }).toEqual(['passed'])
    expect(childrenOf(seeded.product.pid).filter(({ command }) => command.includes('rerunner'))).toEqual([])
  })
})

describe('a worker says in one line why it cannot begin', () => {
  test.for([
    ['without a database to share', { DATABASE_URL: '' }, /^npm run worker needs DATABASE_URL\..*\n$/],
    [
      'when the school has no such work',
      { DATABASE_URL: '-', SMTP_URL: '' },
      /^This school has no work in the background: .*\n$/,
    ],
    [
      'without a browser for the projects that others leave to it',
      { DATABASE_URL: '-', BROWSER_PATH: '', PATH: '' },
      /^There is no browser to run projects again\..*\n$/,
    ],
  ] as const)('%s', async ([, environment, line]) => {
    const ended = spawnSync(process.execPath, ['apps/server/src/worker.ts'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: {
        DATA_DIR: await mkdtemp(join(directory, 'data-')),
        BROWSER_PATH: 'none',
        ...environment,
        ...(environment.DATABASE_URL && { DATABASE_URL: databaseAddress(postgres.connection) }),
      },
    })
    expect(ended.stderr).toMatch(line)
    expect(ended.status).toBe(1)
  })
})
