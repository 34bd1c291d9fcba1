import { appendFile, cp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#database/schema.ts'
import { noteName, readBackupNote } from './backup-note.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const places = await openDataDirectories()
const { pathOf, type, withSchool } = places
afterAll(places.remove)

const keep = (database: Database, name: string) =>
  database
    .insertInto('server_keys')
    .values({ name, value: Buffer.from(name) })
    .execute()

async function keepUntil(signal: AbortSignal, database: Database) {
  for (let count = 0; !signal.aborted; count++) await keep(database, `during-${count}`)
}

const namesIn = async (database: Database) => {
  const rows = await database.selectFrom('server_keys').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

describe('a backup', () => {
  const environment = { DATA_DIR: pathOf('school') }

  beforeAll(async () => {
    await withSchool({ data: 'school' }, async (database) => {
      await keep(database, 'before')
      // Campers go on while the files are copied.
      const copying = new AbortController()
      const working = keepUntil(copying.signal, database)
      await type(['backup', pathOf('backup')], environment)
      copying.abort()
      await working
    })
  })

  test('of a running school is restored elsewhere, without a gap', async () => {
    const restored = await type(['restore', pathOf('backup')], { DATA_DIR: pathOf('elsewhere') })
    expect(restored).toEqual({
      exitCode: 0,
      said: expect.stringMatching(/All rows were read \(\d+; campers/) as string,
    })
    const names = await withSchool({ data: 'elsewhere' }, namesIn)
    const during = names.filter((name) => name.startsWith('during-'))
    expect(names).toContain('before')
    expect(during).not.toEqual([])
    expect(new Set(during)).toEqual(new Set(during.map((_, index) => `during-${index}`)))
  })

  test.runIf(isNightly)('of a school that does not run holds all of it', async () => {
    await type(['backup', pathOf('resting')], environment)
    await type(['restore', pathOf('resting')], { DATA_DIR: pathOf('from-resting') })
    expect(await withSchool({ data: 'from-resting' }, namesIn)).toEqual(
      await withSchool({ data: 'school' }, namesIn),
    )
  })

  test('can be read only by its owner', async () => {
    const entries = ['', 'backup.json', 'postgres', 'postgres/PG_VERSION', 'postgres-password']
    const modes = await Promise.all(
      entries.map(async (path) => (await stat(join(pathOf('backup'), path))).mode),
    )
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([])
  })

  test.runIf(isNightly)('is checked by restoring it, and leaves nothing', async () => {
    const { exitCode, said } = await type(['check-backup', pathOf('backup')], environment)
    expect([exitCode, said]).toEqual([0, expect.stringContaining('can be restored')])
    expect((await readdir(pathOf(''))).filter((name) => name.includes('checked'))).toEqual([])
  })

  test.for([
    ['backup', 'exists already'],
    ['school/backup', 'would be lost with it'],
  ] as const)('is not made in %s', async ([folder, reason]) => {
    const { exitCode, said } = await type(['backup', pathOf(folder)], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)])
  })

  test('is not restored over a school', async () => {
    const { exitCode, said } = await type(['restore', pathOf('backup')], environment)
    expect([exitCode, said]).toEqual([1, expect.stringMatching(/holds [\w-]+ already/)])
    expect(await withSchool({ data: 'school' }, namesIn)).toContain('before')
  })

  test('has no other times without an archive', async () => {
    const { said } = await type(['restore', pathOf('backup'), '2027-01-31T08:30:00Z'], {
      DATA_DIR: pathOf('timeless'),
    })
    expect(said).toContain('Set ARCHIVE_DIR')
  })

  test.runIf(isNightly)('is left to the database that DATABASE_URL names', async () => {
    const { said } = await type(['backup', pathOf('other')], { DATABASE_URL: 'postgres://localhost/school' })
    expect(said).toContain('with its own tools')
  })
})

describe('a backup that cannot be used', () => {
  const copyOf = async (name: string) => {
    await cp(pathOf('backup'), pathOf(name), { recursive: true })
    return pathOf(name)
  }
  const restoreTo = (data: string, folder: string) => type(['restore', folder], { DATA_DIR: pathOf(data) })

  test.for([
    [
      'damaged',
      (folder: string) => appendFile(join(folder, 'postgres/PG_VERSION'), 'x'),
      'PG_VERSION is damaged',
    ],
    ['short', (folder: string) => rm(join(folder, 'postgres/global/pg_control')), 'pg_control is missing'],
    ['unfinished', (folder: string) => rm(join(folder, 'backup.json')), 'holds no complete backup'],
    ['scribbled', (folder: string) => writeFile(join(folder, 'backup.json'), '{}'), 'is damaged'],
  ] as const)('because it is %s changes nothing', async ([name, spoil, reason]) => {
    const folder = await copyOf(name)
    await spoil(folder)
    const { exitCode, said } = await restoreTo(`from-${name}`, folder)
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)])
    expect(await readdir(pathOf(`from-${name}`))).toEqual(['owner.lock'])
  })
})

test.runIf(isNightly)('a backup of another version of PostgreSQL is named as that', async () => {
  const folder = pathOf('foreign')
  await cp(pathOf('backup'), folder, { recursive: true })
  const [file, contents] = ['postgres/PG_VERSION', '17\n']
  await writeFile(join(folder, file), contents)
  const note = await readBackupNote(folder)
  const sha256 = createHash('sha256').update(contents).digest('hex')
  const files = { ...note.files, [file]: { bytes: contents.length, sha256 } }
  await writeFile(join(folder, noteName), JSON.stringify({ ...note, files }))
  const { exitCode, said } = await type(['check-backup', folder], { DATA_DIR: pathOf('school') })
  expect([exitCode, said]).toEqual([1, expect.stringContaining('of another version of PostgreSQL')])
})

describe.runIf(isNightly)('with an archive', () => {
  const archive = 'archive'
  const environment = { DATA_DIR: pathOf('busy'), ARCHIVE_DIR: pathOf(archive) }
  const moments: Record<string, string> = {}

  async function keepNow(database: Database, name: string) {
    await keep(database, name)
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database)
    moments[name] = rows[0]?.now.toISOString() ?? ''
    // Times are told in milliseconds here, and in microseconds in the log.
    await sql`select pg_sleep(0.01)`.execute(database)
  }

  const restoreTo = async (data: string, ...time: string[]) => {
    const typed = await type(['restore', pathOf('base'), ...time], { ...environment, DATA_DIR: pathOf(data) })
    return typed.exitCode === 0 ? withSchool({ data, archive }, namesIn) : typed
  }

  beforeAll(async () => {
    await withSchool({ data: 'busy', archive }, async (database) => {
      await keepNow(database, 'a-before')
      await type(['backup', pathOf('base')], environment)
      await keepNow(database, 'b-after')
      await keepNow(database, 'c-mistake')
    })
  })

  test('what came after a backup is restored, too', async () => {
    expect(await restoreTo('latest')).toEqual(expect.arrayContaining(['a-before', 'b-after', 'c-mistake']))
  })

  test('twin: without the archive it is not', async () => {
    await type(['restore', pathOf('base')], { DATA_DIR: pathOf('without') })
    expect(await withSchool({ data: 'without' }, namesIn)).not.toContain('b-after')
  })

  test('a school goes back to the moment before a mistake', async () => {
    const names = await restoreTo('earlier', moments['b-after'] ?? '')
    expect(names).toContain('b-after')
    expect(names).not.toContain('c-mistake')
  })

  test('a school that was restored goes on beside the one that it came from', async () => {
    await restoreTo('second', moments['b-after'] ?? '')
    const second = { ...environment, DATA_DIR: pathOf('second') }
    await withSchool({ data: 'second', archive }, async (database) => {
      await type(['backup', pathOf('second-base')], second)
      await keep(database, 'd-afterwards')
    })
    await withSchool({ data: 'busy', archive }, (database) => keep(database, 'e-elsewhere'))
    expect(await restoreTo('from-first')).toEqual(['a-before', 'b-after', 'c-mistake', 'e-elsewhere'])
    await type(['restore', pathOf('second-base')], { ...environment, DATA_DIR: pathOf('from-second') })
    expect(await withSchool({ data: 'from-second' }, namesIn)).toEqual([
      'a-before',
      'b-after',
      'd-afterwards',
    ])
  })

  test.for([
    ['2027-01-31T08:30:00Z', 'The archive ends before'],
    ['2020-01-31T08:30:00Z', 'The backup was made at'],
    ['yesterday', 'is not a time'],
  ] as const)('the time %s is answered with why not', async ([time, reason]) => {
    expect(await restoreTo(`at-${time}`, time)).toEqual({
      exitCode: 1,
      said: expect.stringContaining(reason) as string,
    })
  })

  test.for([
    ['the backup of a school without one', 'backup', archive, 'without an archive'],
    ['another archive', 'base', 'other', 'is not there'],
  ] as const)('%s is not mistaken for its own', async ([_what, folder, used, reason]) => {
    const { exitCode, said } = await type(['check-backup', pathOf(folder)], { ARCHIVE_DIR: pathOf(used) })
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)])
  })

  test('what only older backups need is deleted when it is asked for', async () => {
    await withSchool({ data: 'busy', archive }, () => type(['backup', pathOf('newer')], environment))
    const files = () => readdir(pathOf(archive), { recursive: true })
    const before = await files()
    const { said } = await type(['prune-archive', pathOf('newer')], environment)
    const after = await files()
    expect(after.length).toBeLessThan(before.length)
    expect(said).toContain(`${before.length - after.length} files are deleted`)
    expect(await type(['check-backup', pathOf('newer')], environment)).toMatchObject({ exitCode: 0 })
  })

  test('changes wait no longer than five minutes', async () => {
    const { rows } = await withSchool({ data: 'busy', archive }, (database) =>
      sql<{ archive_timeout: string }>`show archive_timeout`.execute(database),
    )
    expect(rows).toEqual([{ archive_timeout: '5min' }])
  })
})
