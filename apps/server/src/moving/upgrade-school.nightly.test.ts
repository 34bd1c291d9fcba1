import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, forMaintenance } from '#database/connect.ts'
import { findBinaries, findBinariesIn } from '#database/embedded/binaries.ts'
import { prepareServer } from '#database/embedded/prepare-server.ts'
import { migrate } from '#database/migrate.ts'
import { openStorage } from '#database/open-storage.ts'
import type { Database } from '#database/schema.ts'
import { StartError } from '#process/start-error.ts'
import { findFormerPostgres } from '#testing/former-postgres.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { rowsOfEachTable } from '#testing/rows-of-each-table.ts'
import { withServer } from './with-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const places = await openDataDirectories()
const { pathOf, type, withSchool } = places
afterAll(places.remove)
const { version: own, postgres } = await findBinaries()
const formerPrograms = findFormerPostgres(own)

const start = (name: string) => openStorage({ databaseUrl: undefined, dataDirectory: pathOf(name) })

/** Every file below a directory, by a hash of its path and contents. */
function fingerprint(directory: string): string {
  const hash = createHash('sha256')
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = join(directory, path)
    hash.update(path)
    if (statSync(file).isFile()) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

describe('a start on a data folder of another PostgreSQL', () => {
  test.for([
    [own - 1, 'npm run school -- upgrade'],
    [own + 1, 'Start the version of the school that made it'],
  ] as const)('says so and changes nothing: %i', async ([version, advice]) => {
    const data = `of-${version}`
    mkdirSync(pathOf(`${data}/postgres`), { recursive: true })
    writeFileSync(pathOf(`${data}/postgres/PG_VERSION`), `${version}\n`)
    writeFileSync(pathOf(`${data}/postgres-password`), 'secret')
    const before = fingerprint(pathOf(data))
    const starting = start(data)
    await expect(starting).rejects.toThrow(StartError)
    await expect(starting).rejects.toThrow(`is of PostgreSQL ${version}`)
    await expect(starting).rejects.toThrow(advice)
    expect(fingerprint(pathOf(data))).toBe(before)
    const { exitCode, said } = await type(['backup', pathOf('backup')], { DATA_DIR: pathOf(data) })
    expect([exitCode, said]).toEqual([1, expect.stringContaining(advice)])
  })
})

describe.skipIf(formerPrograms === undefined)('an upgrade', () => {
  const [data, programs] = ['school', formerPrograms ?? '']
  const environment = { DATA_DIR: pathOf(data) }
  let version: number
  let rows: Record<string, string[]>

  /** Runs `work` with the PostgreSQL that made the data folder. */
  const withFormer = async <Result>(work: (database: Database) => Promise<Result>) => {
    const former = await findBinariesIn(programs)
    version = former.version
    return withServer(await prepareServer(pathOf(data), former), async (connection) => {
      const database = connect(connection, forMaintenance)
      try {
        return await work(database)
      } finally {
        await database.destroy()
      }
    })
  }

  beforeAll(async () => {
    mkdirSync(pathOf(data))
    rows = await withFormer(async (database) => {
      await migrate(database)
      await sql`insert into users (user_id, username, username_display, email, created_at, progress_started_at, profile_ui)
        values (gen_random_uuid(), 'ada', 'ada', 'ada@example.org', now(), now(), '{"showAbout": true}')`.execute(
        database,
      )
      await sql`insert into completions (user_id, challenge_id, completed_at, challenge_type, files)
        select user_id, 'c' || number, now(), 0, '[{"key": "“x”\\n"}]' from users, generate_series(1, 500) as number`.execute(
        database,
      )
      return rowsOfEachTable(database)
    })
  })

  test.for([
    ['that is not there', () => pathOf('nowhere'), 'no PostgreSQL that runs in'],
    ['of the new version', () => join(postgres, '..'), `are of PostgreSQL ${own}`],
  ] as const)('with programs %s changes nothing', async ([_what, folder, reason]) => {
    const before = fingerprint(pathOf(`${data}/postgres`))
    const { exitCode, said } = await type(['upgrade', folder()], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining(reason)])
    expect(readdirSync(pathOf(data))).not.toContain('upgrading')
    expect(fingerprint(pathOf(`${data}/postgres`))).toBe(before)
  })

  test('moves every row, and keeps the old data', async () => {
    writeFileSync(pathOf(`${data}/archive-name`), 'of-the-old-one')
    const { exitCode, said } = await type(['upgrade', programs], environment)
    expect([exitCode, said]).toEqual([0, expect.stringContaining('campers: 1; completed lessons: 500')])
    expect(existsSync(pathOf(`${data}/postgres-${version}/PG_VERSION`))).toBe(true)
    expect(await withSchool({ data }, () => places.asOwner(data, rowsOfEachTable))).toEqual(rows)
    // The write-ahead log begins again, which would not fit to what the archive has.
    expect(existsSync(pathOf(`${data}/archive-name`))).toBe(false)
  })

  test('is not made twice', async () => {
    const { said } = await type(['upgrade', programs], environment)
    expect(said).toContain(`is of PostgreSQL ${own} already`)
  })

  test('that was interrupted at its end is finished, and no new school begins meanwhile', async () => {
    mkdirSync(pathOf(`${data}/upgrading`))
    renameSync(pathOf(`${data}/postgres`), pathOf(`${data}/upgrading/postgres`))
    writeFileSync(pathOf(`${data}/upgrading/complete`), '')
    await expect(start(data)).rejects.toThrow('was interrupted at its end')
    expect((await type(['upgrade', programs], environment)).said).toContain('is finished')
    const campers = await withSchool({ data }, (database) =>
      database.selectFrom('users').select('username').execute(),
    )
    expect(campers).toEqual([{ username: 'ada' }])
    expect(readdirSync(pathOf(data))).not.toContain('upgrading')
  })

  test('leaves a folder that its own PostgreSQL still reads', async () => {
    renameSync(pathOf(`${data}/postgres`), pathOf(`${data}/postgres-new`))
    renameSync(pathOf(`${data}/postgres-${version}`), pathOf(`${data}/postgres`))
    expect(await withFormer(rowsOfEachTable)).toEqual(rows)
  })

  test('that fails leaves the school as it was', async () => {
    await withFormer((database) =>
      sql`insert into migrations (name) values ('9999-later.sql')`.execute(database),
    )
    const { exitCode, said } = await type(['upgrade', programs], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('of a newer version of the school')])
    expect(readdirSync(pathOf(data)).toSorted()).not.toContain('upgrading')
    expect(
      await withFormer(async (database) => (await rowsOfEachTable(database))['public.completions']),
    ).toEqual(rows['public.completions'])
  })
})
