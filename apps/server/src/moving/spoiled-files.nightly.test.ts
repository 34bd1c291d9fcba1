import { createHash, generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { openJobs } from '#jobs/open-jobs.ts'
import { databaseAddress } from '#testing/database-address.ts'
import { emptyDatabase } from '#testing/empty-database.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { rowsOfEachTable } from '#testing/rows-of-each-table.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { pathOf, type, remove } = await openDataDirectories()
afterAll(remove)
const server = await openTestServer()
const empty = await emptyDatabase()
afterAll(() => empty.database.destroy())

const exported = pathOf('school.gz')
let environment: Record<string, string>
let text: string

beforeAll(async () => {
  await server.camper('ada@example.org')
  await sql`insert into server_keys values ('zeros', '\\x000a')`.execute(server.database)
  environment = { DATABASE_URL: await databaseAddress(server.database) }
  await type(['export', exported], environment)
  text = gunzipSync(readFileSync(exported)).toString()
})

/** Imports a file into the empty database, which a success would fill. */
async function importFile(contents: Buffer) {
  const file = pathOf('spoiled.gz')
  await writeFile(file, contents)
  return type(['import', file], { DATABASE_URL: empty.address, CREDENTIAL_KEY_FILE: pathOf('key.pem') })
}

/** All lines but the last. */
const linesBefore = () => text.trimEnd().split('\n').slice(0, -1)

const changeAll = (from: string | RegExp, to: string) => (lines: string[]) =>
  lines.map((line) => line.replace(from, to))

/** With one bit changed in its middle. */
function flip(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return bytes
}

describe('a school is not imported, and nothing changes,', () => {
  test.for([
    ['is cut off', () => readFileSync(exported).subarray(0, -500), 'damaged or incomplete'],
    ['has another byte', () => flip(readFileSync(exported)), 'is damaged'],
    ['has no last line', () => gzipSync(`${linesBefore().join('\n')}\n`), 'is incomplete'],
    ['ends in a row', () => gzipSync(text.slice(0, text.indexOf('["zeros"') + 4)), 'is incomplete'],
    ['has another value', () => gzipSync(text.replace('ada@', 'eve@')), 'was changed: its check sum'],
    ['goes on after its end', () => gzipSync(`${text}[]\n`), 'follows its end'],
    ['is of something else', () => gzipSync('{"name":"cairn"}\n'), 'no file of an exported school'],
    ['is no archive', () => Buffer.from('Dear operator,'), 'no exported school'],
  ] as const)('if its file %s', async ([_what, spoil, reason]) => {
    const { exitCode, said } = await importFile(spoil())
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)])
    expect(await rowsOfEachTable(empty.database)).toEqual({})
  })

  test.for([
    ['is of a newer version', changeAll('0111-call-counts.sql', '9999-later.sql'), 'newer version'],
    ['has a table too many', (lines: string[]) => [...lines, lines[1] ?? ''], 'its check sum should be'],
    ['has a table twice', changeAll('"public.reviews"', '"public.users"'), 'it has public.users twice'],
    ['has a table of PostgreSQL’s', changeAll('"public.reviews"', '"pg_catalog.pg_authid"'), 'does not know'],
    ['has another column', changeAll('"streak"', '"is_admin"'), 'other columns'],
    ['has no id in the place of one', changeAll(/^\["[\da-f]{8}-/, '["nobody-'), 'cannot be stored'],
    ['has rows without their camper', withoutCamper, 'cannot be stored'],
    ['has a value that no column keeps', changeAll(/^(\["zeros",.*)\]$/, '$1,"x"]'), 'not those of the file'],
    [
      'has no key in the place of one',
      changeAll('"key":null', '"key":"none"'),
      'key of certificates cannot be read',
    ],
    [
      'has another table for its jobs',
      changeAll('"job_common"', '"job_common; drop table jobs.job; --"'),
      'brings statements',
    ],
    ['has its jobs in parts', changeAll('"false","job_common"', '"true","job_common"'), 'brings statements'],
    ['has a statement for later', withStatement, 'brings statements'],
    [
      'counts something else',
      changeAll('"public.lesson_reports_report_id_seq"', '"public.seq"'),
      'counts what',
    ],
  ] as const)('if its file has the right check sum, but %s', async ([_what, spoil, reason]) => {
    const before = `${spoil(linesBefore()).join('\n')}\n`
    const sha256 = createHash('sha256').update(before).digest('hex')
    const { exitCode, said } = await importFile(gzipSync(`${before}{"sha256":"${sha256}"}\n`))
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)])
    expect(await rowsOfEachTable(empty.database)).toEqual({})
  })

  test('if its file is not there', async () => {
    const { said } = await type(['import', pathOf('other.gz')], { DATABASE_URL: empty.address })
    expect(said).toContain('There is no file')
  })

  test('over another one', async () => {
    const before = await rowsOfEachTable(server.database)
    const { exitCode, said } = await type(['import', exported], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('not empty')])
    expect(await rowsOfEachTable(server.database)).toEqual(before)
  })

  test('into a data directory, either', async () => {
    const data = pathOf('data')
    await mkdir(data)
    await writeFile(pathOf('spoiled.gz'), gzipSync(text.replace('ada@', 'eve@')))
    const { said } = await type(['import', pathOf('spoiled.gz')], { DATA_DIR: data })
    expect(said).toContain('was changed')
    expect((await readdir(data)).filter((name) => !name.startsWith('owner'))).toEqual([])
    await writeFile(pathOf('data/postgres-password'), 'secret')
    const again = await type(['import', exported], { DATA_DIR: data })
    expect(again.said).toContain('holds postgres-password already')
  })
})

function withoutCamper(lines: string[]): string[] {
  const at = lines.findIndex((line) => line.startsWith('{"table":"public.users"'))
  const table = lines[at]?.replace('"rows":1', '"rows":0') ?? ''
  return lines.with(at, table).toSpliced(at + 1, 1)
}

function withStatement(lines: string[]): string[] {
  const at = lines.findIndex((line) => line.startsWith('{"table":"jobs.bam"'))
  const table = lines[at]?.replace('"rows":0', '"rows":1') ?? ''
  const id = '00000000-0000-4000-8000-000000000000'
  const row = [id, 'a', '1', 'pending', null, 'job', 'drop table jobs.job', null, '2026-01-01', null, null]
  return lines.with(at, table).toSpliced(at + 1, 0, JSON.stringify(row))
}

test('twin: unspoiled, the same school is imported', async () => {
  expect((await importFile(readFileSync(exported))).exitCode).toBe(0)
  expect(await rowsOfEachTable(empty.database)).toEqual(await rowsOfEachTable(server.database))
  expect(existsSync(pathOf('key.pem'))).toBe(false)
})

test('twin: a statement in the place of a table would be run', async () => {
  const { database } = empty
  const table = `job_common j group by 1) s) a) select 1; insert into server_keys values ('owned', '\\x00'); commit;
    with s as (select from (select from (select from jobs.job_common`
  await sql`update jobs.queue set table_name = ${table}`.execute(database)
  const jobs = await openJobs({ database, onFailure: () => undefined, lookEverySeconds: 1 })
  const owned = sql`select from server_keys where name = 'owned'`
  await expect.poll(async () => (await owned.execute(database)).rows.length, { timeout: 20_000 }).toBe(1)
  await jobs.close()
})

test('a school is not imported beside another key of certificates', async () => {
  const { database, address } = await emptyDatabase()
  const signed = pathOf('signed.gz')
  await type(['export', signed], { ...environment, CREDENTIAL_KEY_FILE: await anotherKey('one.pem') })
  const other = await anotherKey('other.pem')
  const before = readFileSync(other, 'utf8')
  const { said } = await type(['import', signed], { DATABASE_URL: address, CREDENTIAL_KEY_FILE: other })
  expect(said).toContain('holds another key')
  expect([await rowsOfEachTable(database), readFileSync(other, 'utf8')]).toEqual([{}, before])
  await database.destroy()
})

async function anotherKey(name: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  await writeFile(pathOf(name), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return pathOf(name)
}
