import { describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { resultsOf, statesOf } from './testing/sample-challenge.ts'
import { sqlChallenge, teaFiles } from './testing/sql-lesson.ts'

const rig = await openRig()

const check = (text: string, ...tests: readonly string[]) => rig.run(sqlChallenge(tests), teaFiles(text))

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
    const states = statesOf(await check(text, ...tests))
    expect(states.slice(0, 4)).toEqual(['passed', 'passed', 'passed', 'passed'])
    expect(states.slice(4)).toEqual(['failed', 'failed', 'failed', 'passed'])
  })

  test.runIf(isNightly)('may have several statements, and what they change is undone', async () => {
    const remove = 'DELETE FROM tea; SELECT count(*) = 0 FROM tea'
    expect(statesOf(await check('', remove, 'SELECT count(*) = 2 FROM tea', remove))).toEqual([
      'passed',
      'passed',
      'passed',
    ])
  })

  test.runIf(isNightly)(
    'see a result of no columns when nothing was returned, and columns of one name',
    async () => {
      expect(statesOf(await check('DELETE FROM tea', 'SELECT count(*) = 0 FROM result'))).toEqual(['passed'])
      const twice = 'SELECT name, name, ROW(name, cups) FROM tea'
      expect(statesOf(await check(twice, "SELECT name_2 = 'Assam' FROM result LIMIT 1"))).toEqual(['passed'])
    },
  )

  test.runIf(isNightly)('do not see what was not committed, nor the program’s own settings', async () => {
    const text = 'BEGIN; DELETE FROM tea; SET search_path = nowhere'
    expect(statesOf(await check(text, 'SELECT count(*) = 2 FROM tea'))).toEqual(['passed'])
  })

  test.runIf(isNightly)('all fail after an error of the program, with its words', async () => {
    const failed = { state: 'failed', kind: 'error', message: 'syntax error at or near "SELEC"' }
    expect(resultsOf(await check('SELEC 1', 'SELECT true', 'SELECT true'))).toEqual([failed, failed])
  })

  test.runIf(isNightly)(
    'that return several rows, a number, two columns, no rows or an error are told as mistakes',
    async () => {
      const queries = [
        'SELECT true FROM tea',
        'SELECT 1',
        'SELECT true, true',
        'DELETE FROM tea',
        'SELECT 1 FROM cake',
      ]
      const results = resultsOf(await check('', ...queries))
      const mistake = (message: string) => ({
        state: 'failed',
        kind: 'error',
        message: expect.stringContaining(message) as string,
      })
      const others = queries.slice(1).map(() => mistake('one row whose only column is true or false'))
      expect(results).toMatchObject([...others, mistake('relation "cake" does not exist')])
    },
  )
})
