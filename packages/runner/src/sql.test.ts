import { describe, expect, onTestFinished, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { statesOf } from './testing/sample-challenge.ts'
import { reportsOf, sqlChallenge, teaFiles } from './testing/sql-lesson.ts'
import { startRig } from './testing/start-rig.ts'
import { withoutTimeLimit } from './testing/without-time-limit.ts'

const rig = await openRig()
const limitedRig = await openRig({ hasRealLimits: true })

const play = async (text: string, { preview } = rig) =>
  reportsOf(await preview(sqlChallenge(), teaFiles(text)))

/** Takes longer than a program may, and ends in the end. */
const slow = 'SELECT pg_sleep(6)'
const endless = 'WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i FROM n) SELECT count(*) FROM n'

describe('a program in SQL', () => {
  test('tells what each statement did, with its line', async () => {
    const text = `-- All tea
SELECT name, cups, cups > 4 AS strong FROM tea;
INSERT INTO tea VALUES ('Chai', NULL), ('Mate', 1);

UPDATE tea SET cups = 9 WHERE name = 'Assam' RETURNING name;
DELETE FROM tea WHERE cups < 5; CREATE TABLE cake (name text);
SELECT count(*) FROM cake`
    expect(await play(text)).toEqual([
      {
        kind: 'rows',
        line: 2,
        columns: ['name', 'cups', 'strong'],
        rows: [
          ['Assam', '3', 'f'],
          ['Sencha', '5', 't'],
        ],
        count: 2,
        hasMore: false,
      },
      { kind: 'changed', line: 3, command: 'INSERT', count: 2 },
      { kind: 'rows', line: 5, columns: ['name'], rows: [['Assam']], count: 1, hasMore: false },
      { kind: 'changed', line: 6, command: 'DELETE', count: 1 },
      { kind: 'done', line: 6, command: 'CREATE TABLE' },
      { kind: 'rows', line: 7, columns: ['count'], rows: [['0']], count: 1, hasMore: false },
    ])
  })

  test('stops at the first error, with its place and the words of PostgreSQL', async () => {
    const text = "SELECT 'é 🍵' AS sip;\nSELECT '🍵', nmae FROM tea;\nSELECT 3"
    const events = await rig.preview(sqlChallenge(), teaFiles(text))
    expect(reportsOf(events).slice(1)).toEqual([
      {
        kind: 'error',
        place: { line: 2, column: 14 },
        message: 'column "nmae" does not exist',
        hint: 'Perhaps you meant to reference the column "tea.name".',
      },
    ])
    const message = 'column "nmae" does not exist. Perhaps you meant to reference the column "tea.name".'
    const problem = { fileKey: 'queriessql', line: 2, column: 14, message }
    expect(events).toContainEqual({ type: 'built', problems: [{ ...problem, isFromDatabase: true }] })
  })

  test.runIf(isNightly)('says so when a statement ends the database', async () => {
    const reports = await play("COPY (SELECT 1) TO PROGRAM 'ls';\nSELECT 5")
    expect(reports.at(-1)).toMatchObject({
      kind: 'error',
      place: { line: 1 },
      message: 'the database has ended at this statement',
    })
  })

  test.runIf(isNightly)('names the value that a table refuses', async () => {
    const text = "ALTER TABLE tea ADD UNIQUE (name);\n\nINSERT INTO tea VALUES ('Assam', 1)"
    expect((await play(text)).at(-1)).toMatchObject({
      place: { line: 3 },
      detail: 'Key (name)=(Assam) already exists.',
    })
  })

  test.runIf(isNightly)('says so when its transaction is still open', async () => {
    expect((await play('BEGIN; DELETE FROM tea')).at(-1)).toEqual({ kind: 'open-transaction' })
    expect((await play('BEGIN; DELETE FROM tea; COMMIT')).at(-1)).toMatchObject({ command: 'COMMIT' })
  })

  test.runIf(isNightly)('passes notices on', async () => {
    const text = "DO $$ BEGIN RAISE NOTICE 'The kettle; whistles'; END $$"
    expect((await play(text))[0]).toEqual({ kind: 'notice', line: 1, message: 'The kettle; whistles' })
  })

  test.runIf(isNightly)('begins with the tables as they were', async () => {
    const text = "DROP TABLE tea; CREATE ROLE waiter; SELECT count(*) FROM pg_roles WHERE rolname = 'waiter'"
    const reports = [{ command: 'DROP TABLE' }, { command: 'CREATE ROLE' }, { rows: [['1']] }]
    for (let run = 0; run < 2; run += 1) {
      expect(await play(text)).toMatchObject(reports)
    }
  })

  test.runIf(isNightly)('whose lesson has a mistake in its own tables does not begin', async () => {
    const broken = teaFiles('SELECT 1').map((file) => ({ ...file, head: 'CREATE TABL tea ()' }))
    expect(reportsOf(await rig.preview(sqlChallenge(), broken))).toEqual([
      { kind: 'error', place: null, message: 'syntax error at or near "TABL"' },
    ])
  })

  test.runIf(isNightly)('asks for nothing but the files of PostgreSQL, of our own origin, once', async () => {
    const cold = await rig.newPage({ isCold: true })
    const asked: string[] = []
    cold.on('request', (request) => asked.push(request.url()))
    rig.appRequests.length = 0
    for (let run = 0; run < 2; run += 1) {
      await cold.evaluate(([what, list]) => globalThis.host.preview(what, list), [
        sqlChallenge(),
        teaFiles('SELECT 1'),
      ] as const)
    }
    const expected = ['assets.json', 'database.tar', 'pglite.data', 'pglite.wasm', 'sql-worker.js']
    expect(rig.appRequests.map(({ url }) => url).toSorted()).toEqual(
      expected.map((name) => `/assets/${name}`),
    )
    const origins = new Set(
      asked
        .map((url) => new URL(url))
        .filter(({ protocol }) => protocol !== 'blob:')
        .map(({ origin }) => origin),
    )
    expect([...origins].toSorted()).toEqual([rig.appOrigin, new URL(rig.documentsUrl).origin].toSorted())
    await cold.close()
  })
})

describe.runIf(isNightly)('the output of a program in SQL is cut:', () => {
  test('a million rows', async () => {
    const [report] = await play('SELECT i, i * 2 AS twice FROM generate_series(1, 1000000) AS i')
    expect(report).toMatchObject({ kind: 'rows', count: 1000, hasMore: true })
    expect(report?.kind === 'rows' && report.rows).toHaveLength(100)
  })

  test('long texts', async () => {
    const [report] = await play("SELECT repeat('tea', 10000) FROM generate_series(1, 100)")
    const rows = report?.kind === 'rows' ? report.rows : []
    expect(rows.length).toBeGreaterThan(50)
    expect(JSON.stringify(rows).length).toBeLessThan(60_000)
  })

  test('many columns', async () => {
    const columns = Array.from({ length: 500 }, (_column, index) => index).join(', ')
    const [report] = await play(`SELECT ${columns}`)
    expect(report?.kind === 'rows' && report.columns.length).toBe(30)
  })

  test('many statements', async () => {
    const reports = await play('SELECT 1;'.repeat(3000))
    expect(reports).toHaveLength(1001)
    expect(reports.at(-1)).toEqual({ kind: 'rest-hidden' })
  })
})

describe('the time of a program in SQL', () => {
  const timedOut = { type: 'failed', cause: { kind: 'preview-timeout', limitMs: 5000 } }

  const tooLong = [['that never ends', endless] as const]
  test.for(isNightly ? [['that takes too long', slow] as const, ...tooLong] : tooLong)(
    '%s is ended, and the next one runs',
    async ([, text]) => {
      const events = await limitedRig.preview(sqlChallenge(), teaFiles(`SELECT 'before'; ${text}`))
      expect(events).toContainEqual(timedOut)
      expect(reportsOf(events)).toHaveLength(1)
      expect(await play('SELECT 2', limitedRig)).toMatchObject([{ rows: [['2']] }])
    },
  )

  test.runIf(isNightly)('is not limited without the watchdog', async () => {
    const unlimitedRig = await startRig({ hostPlugins: [withoutTimeLimit] })
    onTestFinished(() => unlimitedRig.close())
    const events = await unlimitedRig.preview(sqlChallenge(), teaFiles(slow))
    expect(events).not.toContainEqual(timedOut)
    expect(reportsOf(events)).toMatchObject([{ kind: 'rows', count: 1 }])
  })

  test.runIf(isNightly)('counts for all tests at once', async () => {
    const tests = ['SELECT true', 'SELECT true']
    expect(statesOf(await limitedRig.run(sqlChallenge(tests), teaFiles(endless)))).toEqual([
      'timed-out',
      'timed-out',
    ])
  })

  test('ends when another one takes its place', async () => {
    const events = await rig.page.evaluate(
      async ([what, list, next]) => {
        const first = globalThis.host.preview(what, list)
        return [await globalThis.host.preview(what, next), await first]
      },
      [sqlChallenge(), teaFiles(endless), teaFiles('SELECT 2')] as const,
    )
    expect(events.map((list) => reportsOf(list).length)).toEqual([1, 0])
    expect(events.flat()).not.toContainEqual(timedOut)
  })
})
