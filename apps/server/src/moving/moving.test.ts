import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copyFile, readdir, stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { submitSurvey } from '@cairn/contract'
import { applyMigrations, listOwnMigrations } from '#database/migrate.ts'
import type { Database } from '#database/schema.ts'
import { buildTestServer } from '#testing/build-test-server.ts'
import { checkAgainst, signedCredential } from '#testing/check-certificate.ts'
import { claim, earn, newClaimant } from '#testing/claimant.ts'
import { databaseAddress } from '#testing/database-address.ts'
import { emptyDatabase } from '#testing/empty-database.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { rowsOfEachTable } from '#testing/rows-of-each-table.ts'
import { fillProfile } from '#testing/seed-camper.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'
import { withLines } from './export-lines.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const certSlug = 'responsive-web-design'

const places = await openDataDirectories()
const { pathOf, type, withSchool } = places
afterAll(places.remove)
const server = await openTestServer()

const exported = pathOf('school.gz')
let environment: Record<string, string>
let username: string
let credential: string
let rows: Record<string, string[]>

/** Values that a careless format loses. */
async function addOddRows(database: Database): Promise<void> {
  const text = `"quoted" \\ back\\nslash\nline\ttab \u2028 é 🦩 \\x00 {} [] '`
  await sql`insert into jobs.warning (type, message, data, created_on) values
    ('json null', ${text}, 'null', 'infinity'), ('no json', '', null, '2026-01-01 12:00:00.123456+02'),
    ('json', 'null', '{"n": 1e400, "deep": [null, "\\"", 0.10]}', '4000-01-01 BC')`.execute(database)
  await sql`insert into exam_items values ('e', 'q', 1, 1, 0.1, 1e-300, 'NaN')`.execute(database)
  await sql`insert into server_keys values ('zeros', '\\x000aff')`.execute(database)
  await sql`insert into lesson_reports (challenge_id, language, kind, details, failed_tests, files, reported_on)
    select 'c', 'english', 'other', ${text}, '[]', '[]', '2026-01-01' from generate_series(1, 3)`.execute(
    database,
  )
  await sql`delete from lesson_reports where report_id = 3`.execute(database)
  await sql`insert into jobs.job (name, id, data) values ('mail', gen_random_uuid(), 'null')`.execute(
    database,
  )
  await sql`update jobs.queue set ready_history = '{1,null,3}' where name = 'mail'`.execute(database)
  const gift = sql`insert into donation_attempts (attempt_id, language, amount, duration, provider, created_at, user_id)
    select gen_random_uuid(), 'english', 500, 'month', 'demo', now(), user_id from users limit 1 returning attempt_id`
  await sql`with gift as (${gift}) insert into donation_payments select 'demo', 'p', attempt_id, 500, 0, false, now()
    from gift`.execute(database)
}

beforeAll(async () => {
  const camper = await newClaimant(server)
  const me = await camper.me()
  username = me.username
  await setProfileUi(server, me.id, { ...everythingShown, showName: true })
  await earn(camper, certSlug)
  await claim(camper, certSlug)
  credential = await signedCredential(server, { username, certSlug })
  const other = await server.camper()
  await fillProfile(server.database, (await other.me()).id)
  await other.call(submitSurvey, {
    surveyResults: {
      title: 'Foundational C# with Microsoft Survey',
      responses: [{ question: 'Why?', response: 'To learn.' }],
    },
  })
  await addOddRows(server.database)
  environment = {
    DATABASE_URL: await databaseAddress(server.database),
    CREDENTIAL_KEY_FILE: server.credentialKeyFile,
  }
  await type(['export', exported], environment)
  rows = await rowsOfEachTable(server.database)
})

describe('a school', () => {
  test('is the same in another data directory, row by row', async () => {
    const { said } = await type(['import', exported], { DATA_DIR: pathOf('elsewhere') })
    expect(said).toMatch(
      /All rows were compared with the original \(\d+; campers: 2; completed lessons: \d+\)/,
    )
    const there = await withSchool({ data: 'elsewhere' }, () => places.asOwner('elsewhere', rowsOfEachTable))
    expect(there).toEqual(rows)
    expect(readFileSync(pathOf('elsewhere/credentials/key.pem'), 'utf8')).toBe(
      readFileSync(server.credentialKeyFile, 'utf8'),
    )
    for (const table of ['public.credentials', 'public.surveys', 'public.donation_payments', 'jobs.job'])
      expect(there[table]).not.toEqual([])
  })

  test.runIf(isNightly)('is exported while it runs, and moves to a database of the operator’s', async () => {
    const moved = pathOf('moved.gz')
    await withSchool({ data: 'elsewhere' }, () => type(['export', moved], { DATA_DIR: pathOf('elsewhere') }))
    const { database, address } = await emptyDatabase()
    const keyFile = pathOf('key.pem')
    const { exitCode, said } = await type(['import', moved], {
      DATABASE_URL: address,
      CREDENTIAL_KEY_FILE: keyFile,
    })
    expect([exitCode, said]).toEqual([0, expect.stringContaining('The school is there')])
    expect(await rowsOfEachTable(database)).toEqual(rows)
    const there = await buildTestServer({ weaken: async () => database })
    const verdicts = [await checkAgainst(there, credential)]
    await copyFile(keyFile, there.credentialKeyFile)
    verdicts.push(await checkAgainst(there, credential))
    // Under the same address its certificates are valid; without the key, whether they still are could not be signed.
    expect(verdicts).toEqual(['unknownStatus', 'valid'])
    expect(await signedCredential(there, { username, certSlug })).toBe(credential)
    await there.close()
  })

  test('gives no number twice after its move', async () => {
    const id = await withSchool({ data: 'elsewhere' }, async (database) => {
      const added = await sql<{ report_id: number }>`
        insert into lesson_reports (challenge_id, language, kind, details, failed_tests, files, reported_on)
        values ('c', 'english', 'other', '', '[]', '[]', '2026-01-01') returning report_id`.execute(database)
      return added.rows[0]?.report_id
    })
    expect(id).toBe(4)
  })

  test('of an earlier version is brought up to date', async () => {
    const [old, current] = [await emptyDatabase(), await emptyDatabase()]
    const isEarlier = (name: string) => name < '0020'
    await old.database.transaction().execute((transaction) => applyMigrations(transaction, isEarlier))
    await sql`insert into users (user_id, username, username_display, email, created_at, progress_started_at, profile_ui)
      values (gen_random_uuid(), 'ada', 'ada', 'ada@example.org', now(), now(), '{}')`.execute(old.database)
    await type(['export', pathOf('old.gz')], { DATABASE_URL: old.address })
    await type(['import', pathOf('old.gz')], { DATABASE_URL: current.address })
    const [rowsThen, rowsNow] = [await rowsOfEachTable(old.database), await rowsOfEachTable(current.database)]
    expect(Object.keys(rowsNow)).toEqual(Object.keys(rows))
    expect(rowsNow['public.usernames']).toEqual(rowsThen['public.usernames'])
    expect(rowsNow['public.users']).toEqual([expect.stringContaining('ada@example.org')])
    expect(rowsNow['public.migrations']).toHaveLength((await listOwnMigrations()).length)
    await old.database.destroy()
    await current.database.destroy()
  })

  test('is as it was at one moment, whatever its campers do meanwhile', async () => {
    const late = randomUUID()
    const lines = await withLines(
      server.database,
      { madeAt: new Date(0).toISOString(), key: null },
      async (all) => {
        const read: string[] = []
        for await (const batch of all) {
          if (read.length === 0)
            await sql`insert into server_keys values (${late}, '')`.execute(server.application)
          read.push(...batch)
        }
        return read
      },
    )
    expect(lines.join('\n')).not.toContain(late)
    expect((await rowsOfEachTable(server.database))['public.server_keys']?.join()).toContain(late)
  })
})

describe('the file', () => {
  test('can be read only by its owner', async () => {
    expect((await stat(exported)).mode & 0o777).toBe(0o600)
  })

  test('never takes the place of another', async () => {
    const before = readFileSync(exported)
    const { exitCode, said } = await type(['export', exported], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('exists already')])
    expect(readFileSync(exported)).toEqual(before)
  })

  test('is not written where it would be lost with the school', async () => {
    const held = { ...environment, DATA_DIR: pathOf('held') }
    const { exitCode, said } = await type(['export', pathOf('held/school.gz')], held)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('would be lost with it')])
  })

  test.runIf(isNightly)('is whole when two exports are made into it at once', async () => {
    const typed = await Promise.all([1, 2].map(() => type(['export', pathOf('twice.gz')], environment)))
    expect(typed.map(({ exitCode }) => exitCode)).toContain(0)
    const refused = typed.filter(({ exitCode }) => exitCode !== 0)
    expect(refused.filter(({ said }) => !said.includes('exists already'))).toEqual([])
    const { exitCode } = await type(['import', pathOf('twice.gz')], { DATA_DIR: pathOf('from-twice') })
    expect(exitCode).toBe(0)
  })

  test('is not left half written', async () => {
    const { database, address } = await emptyDatabase()
    const { said } = await type(['export', pathOf('nothing.gz')], { DATABASE_URL: address })
    expect(said).toContain('holds no school')
    expect((await readdir(pathOf(''))).filter((name) => name.startsWith('nothing'))).toEqual([])
    await database.destroy()
  })
})
