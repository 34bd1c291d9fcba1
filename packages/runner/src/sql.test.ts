import { describe, expect, test } from 'vitest'
import type { RunnableChallenge, RunnerEvent, StatementReport } from './runner.ts'
import { openRig } from './testing/open-rig.ts'
import { resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { withoutTimeLimit } from './testing/without-time-limit.ts'

const sql = (tests: readonly string[] = [], more: Partial<RunnableChallenge> = {}) =>
  sampleChallenge(12, tests, { environment: 'sql', ...more })

const setup = "CREATE TABLE tea (name text, cups integer); INSERT INTO tea VALUES ('Assam', 3), ('Sencha', 5)"
const files = (text: string) => sampleFiles({ sql: text }).map((file) => ({ ...file, head: setup }))

const rig = await openRig()
const unlimitedRig = await openRig({ hostPlugins: [withoutTimeLimit] })

function reportsOf(events: readonly RunnerEvent[]): StatementReport[] {
  const parts = events.flatMap((event) => (event.type === 'console' ? event.parts : []))
  return parts.flatMap((part) => (typeof part === 'object' && 'kind' in part ? [part] : []))
}

const play = async (text: string) => reportsOf(await rig.preview(sql(), files(text)))
const check = (text: string, ...tests: readonly string[]) => rig.run(sql(tests), files(text))

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
    const events = await rig.preview(sql(), files(text))
    expect(reportsOf(events).slice(1)).toEqual([
      {
        kind: 'error',
        place: { line: 2, column: 14 },
        message: 'column "nmae" does not exist',
        hint: 'Perhaps you meant to reference the column "tea.name".',
      },
    ])
    const problem = { fileKey: 'queriessql', line: 2, column: 14, message: 'column "nmae" does not exist' }
    expect(events).toContainEqual({ type: 'built', problems: [{ ...problem, isFromDatabase: true }] })
  })

  test('names the value that a table refuses', async () => {
    const text = "ALTER TABLE tea ADD UNIQUE (name);\n\nINSERT INTO tea VALUES ('Assam', 1)"
    expect((await play(text)).at(-1)).toMatchObject({
      place: { line: 3 },
      detail: 'Key (name)=(Assam) already exists.',
    })
  })

  test('says so when its transaction is still open', async () => {
    expect((await play('BEGIN; DELETE FROM tea')).at(-1)).toEqual({ kind: 'open-transaction' })
    expect((await play('BEGIN; DELETE FROM tea; COMMIT')).at(-1)).toMatchObject({ command: 'COMMIT' })
  })

  test('passes notices on', async () => {
    const text = "DO $$ BEGIN RAISE NOTICE 'The kettle; whistles'; END $$"
    expect((await play(text))[0]).toEqual({ kind: 'notice', line: 1, message: 'The kettle; whistles' })
  })

  test('begins with the tables as they were', async () => {
    const text = "DROP TABLE tea; CREATE ROLE waiter; SELECT count(*) FROM pg_roles WHERE rolname = 'waiter'"
    for (let run = 0; run < 2; run += 1) {
      expect((await play(text)).at(-1)).toMatchObject({ kind: 'rows', rows: [['1']] })
      expect((await play('SELECT count(*) FROM tea')).at(-1)).toMatchObject({ rows: [['2']] })
    }
  })

  test('whose lesson has a mistake in its own tables does not begin', async () => {
    const broken = files('SELECT 1').map((file) => ({ ...file, head: 'CREATE TABL tea ()' }))
    expect(reportsOf(await rig.preview(sql(), broken))).toEqual([
      { kind: 'error', place: null, message: 'syntax error at or near "TABL"' },
    ])
  })

  test('asks for nothing but the files of PostgreSQL, of our own origin, once', async () => {
    const cold = await rig.newPage({ isCold: true })
    const asked: string[] = []
    cold.on('request', (request) => asked.push(request.url()))
    rig.appRequests.length = 0
    for (let run = 0; run < 2; run += 1) {
      await cold.evaluate(([what, list]) => globalThis.host.preview(what, list), [
        sql(),
        files('SELECT 1'),
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

describe('the output of a program in SQL is cut:', () => {
  test('a million rows', async () => {
    const [report] = await play('SELECT i, i * 2 AS twice FROM generate_series(1, 1000000) AS i')
    expect(report).toMatchObject({ kind: 'rows', count: 1000, hasMore: true })
    expect(report?.kind === 'rows' && report.rows).toHaveLength(100)
  })

  test('long texts', async () => {
    const [report] = await play("SELECT repeat('tea', 100000) FROM generate_series(1, 300)")
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

  test.for([
    ['that takes too long', slow],
    ['that never ends', endless],
  ] as const)('%s is ended, and the next one runs', async ([, text]) => {
    const events = await rig.preview(sql(), files(`SELECT 'before'; ${text}`))
    expect(events).toContainEqual(timedOut)
    expect(reportsOf(events)).toHaveLength(1)
    expect(await play('SELECT 2')).toMatchObject([{ rows: [['2']] }])
  })

  test('is not limited without the watchdog', async () => {
    const events = await unlimitedRig.preview(sql(), files(slow))
    expect(events).not.toContainEqual(timedOut)
    expect(reportsOf(events)).toMatchObject([{ kind: 'rows', count: 1 }])
  })

  test('counts for all tests at once', async () => {
    expect(statesOf(await check(endless, 'SELECT true', 'SELECT true'))).toEqual(['timed-out', 'timed-out'])
  })

  test('ends when the camper stops it', async () => {
    const events = await rig.page.evaluate(
      async ([what, list]) => {
        const first = globalThis.host.preview(what, list)
        const next = await globalThis.host.preview(what, [{ ...list[0]!, contents: 'SELECT 2' }])
        return [await first, next]
      },
      [sql(), files(endless)] as const,
    )
    expect(events.map((list) => reportsOf(list).length)).toEqual([0, 1])
    expect(events.flat()).not.toContainEqual(timedOut)
  })
})

describe('tests in SQL', () => {
  test('see the tables, the last result, and what was typed', async () => {
    const text =
      'UPDATE tea SET cups = cups + 1;\nSELECT cups, name FROM tea ORDER BY cups DESC;\nDELETE FROM tea WHERE cups = 4'
    const tests = [
      'SELECT array_agg(cups) = ARRAY[6] FROM tea',
      "SELECT array_agg(name) = ARRAY['Sencha', 'Assam'] AND array_agg(cups) = ARRAY[6, 4] FROM result",
      "SELECT pg_typeof(cups) = 'integer'::regtype FROM result LIMIT 1",
      "SELECT code LIKE '%ORDER BY%' FROM program",
      'SELECT count(*) = 2 FROM tea',
      'SELECT NULL::boolean',
      'SELECT true WHERE false',
      '',
    ]
    expect(statesOf(await check(text, ...tests))).toEqual([
      ...['passed', 'passed', 'passed', 'passed'],
      ...['failed', 'failed', 'failed', 'passed'],
    ])
  })

  test('may have several statements, and what they change is undone', async () => {
    const remove = 'DELETE FROM tea; SELECT count(*) = 0 FROM tea'
    expect(statesOf(await check('', remove, 'SELECT count(*) = 2 FROM tea', remove))).toEqual([
      'passed',
      'passed',
      'passed',
    ])
  })

  test('see a result of no columns when nothing was returned, and columns of one name', async () => {
    expect(statesOf(await check('DELETE FROM tea', 'SELECT count(*) = 0 FROM result'))).toEqual(['passed'])
    const twice = 'SELECT name, name, ROW(name, cups) FROM tea'
    expect(statesOf(await check(twice, "SELECT name_2 = 'Assam' FROM result LIMIT 1"))).toEqual(['passed'])
  })

  test('do not see what was not committed, nor the program’s own settings', async () => {
    const text = 'BEGIN; DELETE FROM tea; SET search_path = nowhere'
    expect(statesOf(await check(text, 'SELECT count(*) = 2 FROM tea'))).toEqual(['passed'])
  })

  test('all fail after an error of the program, with its words', async () => {
    const failed = { state: 'failed', kind: 'error', message: 'syntax error at or near "SELEC"' }
    expect(resultsOf(await check('SELEC 1', 'SELECT true', 'SELECT true'))).toEqual([failed, failed])
  })

  test.for([
    ['more than one row', 'SELECT true FROM tea', /one row whose only column is true or false/],
    ['a number', 'SELECT 1', /one row whose only column is true or false/],
    ['two columns', 'SELECT true, true', /one row whose only column is true or false/],
    ['no rows', 'DELETE FROM tea', /one row whose only column is true or false/],
    ['an error', 'SELECT cups FROM cake', /relation "cake" does not exist/],
  ] as const)('that return %s are told as mistakes', async ([, query, message]) => {
    const [result] = resultsOf(await check('', query))
    expect(result).toMatchObject({
      state: 'failed',
      kind: 'error',
      message: expect.stringMatching(message) as string,
    })
  })
})
