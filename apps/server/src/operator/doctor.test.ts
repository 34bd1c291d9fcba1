import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { databaseAddress } from '#testing/database-address.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { startMailServer } from '#testing/start-mail-server.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
const directory = mkdtempSync(join(tmpdir(), 'doctor-'))
afterAll(() => rmSync(directory, { recursive: true }))

const buildDirectory = join(directory, 'build')
const parts = {
  'curriculum/english/index.json': '{}',
  'runner/manifest.json': '{ "version": "1", "headers": {} }',
  'web/server/index.js': 'export {}',
  'credentials/write.js': 'export {}',
}
let dataDirectory: string
let number = 0

beforeEach(() => {
  server.clock.now = new Date()
  dataDirectory = join(directory, String(number++))
  mkdirSync(dataDirectory)
  for (const [path, text] of Object.entries(parts)) write(path, text)
})

function write(path: string, text: string): void {
  mkdirSync(join(buildDirectory, path, '..'), { recursive: true })
  writeFileSync(join(buildDirectory, path), text)
}

/** What the doctor says of a school that is whole but for these settings. */
async function examine(settings: Record<string, string> = {}) {
  const { exitCode, printed, complaints } = await type('doctor', {
    DATABASE_URL: await databaseAddress(server.database),
    DATA_DIR: dataDirectory,
    BUILD_DIR: buildDirectory,
    BROWSER_PATH: 'none',
    PORT: '0',
    RUNNER_PORT: '1999',
    ...settings,
  })
  return { exitCode, said: printed + complaints }
}

test('finds nothing broken in a school that is whole', async () => {
  const { exitCode, said } = await examine()
  expect([exitCode, said]).toEqual([0, expect.stringContaining('Nothing is broken.')])
  expect(said).not.toContain('✗')
})

test('leaves a folder as it was, in which no school was started yet', async () => {
  await examine()
  expect(readdirSync(dataDirectory)).toEqual([])
})

describe('finds and explains', () => {
  test.for([
    ['a setting that is not valid', { LOG_LEVEL: 'loud' }, '✗ LOG_LEVEL=loud is not valid'],
    ['two settings that contradict each other', { ARCHIVE_DIR: tmpdir() }, '✗ ARCHIVE_DIR is set together'],
    [
      'a school on the internet without mail',
      { APP_ORIGIN: 'https://school.example' },
      '✗ SMTP_URL is missing',
    ],
    [
      'a browser that is not there',
      { BROWSER_PATH: '/nowhere/chromium' },
      '✗ BROWSER_PATH=/nowhere/chromium',
    ],
    ['a school that runs nothing again', {}, '? There is no browser'],
    [
      'a school that leaves that to a worker',
      { BACKGROUND_WORK: 'elsewhere' },
      'left to npm run worker, which has to have the browser',
    ],
    [
      'a data folder that is not there',
      { DATA_DIR: '/nowhere/data' },
      '✗ DATA_DIR=/nowhere/data is not there',
    ],
    ['a database that does not answer', { DATABASE_URL: 'postgres://localhost:1/school' }, 'does not answer'],
    [
      'a replica that does not answer',
      { DATABASE_REPLICA_URL: 'postgres://localhost:1/school' },
      '✗ The replica of DATABASE_REPLICA_URL does not answer',
    ],
    [
      'a mail server that does not answer',
      { SMTP_URL: 'smtp://localhost:1' },
      '✗ The mail server of SMTP_URL',
    ],
    ['mail from nowhere', { SMTP_URL: 'smtp://localhost:1' }, '? Mail is sent from cairn@localhost'],
    [
      'a proxy that is not trusted',
      { APP_ORIGIN: 'https://school.example', SMTP_URL: 'smtp://localhost:1' },
      'TRUST_PROXY names no proxy',
    ],
    [
      'learner code on the school’s domain',
      {
        APP_ORIGIN: 'https://school.example',
        RUNNER_ORIGIN: 'https://run.school.example',
        SMTP_URL: 'smtp://localhost:1',
      },
      '? RUNNER_ORIGIN and APP_ORIGIN are on one domain',
    ],
    ['a role that may do everything', {}, '? DATABASE_URL signs in as a superuser'],
  ] as const)('%s', async ([, settings, words]) => {
    expect((await examine(settings)).said).toContain(words)
  })

  test.for(Object.keys(parts))('a build without %s', async (path) => {
    rmSync(join(buildDirectory, path))
    const { exitCode, said } = await examine()
    expect([exitCode, said]).toEqual([1, expect.stringContaining(`${path} is missing`)])
  })

  test('a build that is damaged', async () => {
    write('runner/manifest.json', '{ "version":')
    expect((await examine()).said).toContain('manifest.json is damaged')
  })

  test('a port that another program uses', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => {
      other.close()
    })
    const { port } = other.address() as { port: number }
    expect((await examine({ RUNNER_PORT: String(port) })).said).toContain(
      `✗ Port ${port} cannot be used (EADDRINUSE)`,
    )
  })

  test.for([
    ['that is no key', 'nonsense', 0o600, '✗ '],
    ['that other users can read', undefined, 0o644, '? Other users'],
  ] as const)('a key %s', async ([, text, mode, words]) => {
    const file = join(dataDirectory, 'key.pem')
    if (text === undefined) cpSync(await keyFile(), file)
    else writeFileSync(file, text)
    chmodSync(file, mode)
    const { said } = await examine({ CREDENTIAL_KEY_FILE: file })
    expect(said.split('\n').find((line) => line.includes(file))).toContain(words)
  })

  test('clocks that are apart', async () => {
    server.pass(-60 * 60_000)
    expect((await examine()).said).toMatch(/✗ The clocks .* are 36\d\d s apart/)
  })

  test('a database that a newer version has used', async () => {
    await sql`insert into migrations (name) values ('9999-tomorrow.sql')`.execute(server.database)
    onTestFinished(async () => {
      await sql`delete from migrations where name = '9999-tomorrow.sql'`.execute(server.database)
    })
    expect((await examine()).said).toContain('A newer version of the school has used this database')
  })

  test('changes to the tables that are still to come', async () => {
    await sql`delete from migrations where name like '0111-%'`.execute(server.database)
    onTestFinished(async () => {
      await sql`insert into migrations (name) values ('0111-call-counts.sql')`.execute(server.database)
    })
    expect((await examine()).said).toContain('? Changes to the tables are outstanding: 1.')
  })

  test('mail that does not leave', async () => {
    const mail = { mail_id: crypto.randomUUID(), recipient: 'ada@example.org', subject: 'Code', body: 'Code' }
    const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
    const rest = { created_at: yesterday, send_until: new Date(), kind: 'notice' as const, about: [] }
    await server.database
      .insertInto('mail_outbox')
      .values({ ...mail, ...rest })
      .execute()
    onTestFinished(async () => {
      await server.database.deleteFrom('mail_outbox').execute()
    })
    expect((await examine()).said).toContain('✗ Mails that wait: 1, the oldest since')
  })
})

test('looks at a database with two roles as the one that owns the schema', async () => {
  const owner = await databaseAddress(server.database)
  const { user, password } = inject('application')
  const application = owner.replace(/\/\/[^@]*@/, `//${user}:${password}@`)
  const { said } = await examine({ DATABASE_URL: application, DATABASE_MIGRATION_URL: owner })
  expect(said).toContain('✓ The database answers (PostgreSQL')
})

test('says that what is named as a replica follows no other database', async () => {
  const { said } = await examine({ DATABASE_REPLICA_URL: await databaseAddress(server.database) })
  expect(said).toContain('? DATABASE_REPLICA_URL leads to a database that follows no other.')
})

test('says that a new database holds no school yet, which is not broken', async () => {
  const name = `empty_${process.pid}`
  await sql.raw(`create database ${name}`).execute(server.database)
  onTestFinished(async () => {
    await sql.raw(`drop database ${name}`).execute(server.database)
  })
  const address = new URL(await databaseAddress(server.database))
  address.pathname = `/${name}`
  const { exitCode, said } = await examine({ DATABASE_URL: address.href })
  expect([exitCode, said]).toEqual([0, expect.stringContaining('holds no school yet')])
})

test('says that a new folder holds no school yet, which is not broken', async () => {
  const { said } = await examine({ DATABASE_URL: '' })
  expect(said).toContain('? There is no school in DATA_DIR=')
})

test('accepts a mail server that answers', async () => {
  const mailServer = await startMailServer()
  onTestFinished(() => mailServer.close())
  const { said } = await examine({ SMTP_URL: mailServer.url, MAIL_FROM: 'school@school.example' })
  expect(said).toContain('✓ The mail server takes our mail.')
})

async function keyFile(): Promise<string> {
  if (!existsSync(server.credentialKeyFile)) await server.issuer.openKey()
  return server.credentialKeyFile
}
