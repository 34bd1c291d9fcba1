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

function reportsOf(events: readonly RunnerEvent[]): StatementReport[] {
  const parts = events.flatMap((event) => (event.type === 'console' ? event.parts : []))
  return parts.flatMap((part) => (typeof part === 'object' && 'kind' in part ? [part] : []))
}

const play = async (text: string) => reportsOf(await rig.preview(sql(), files(text)))
const check = (text: string, ...tests: readonly string[]) => rig.run(sql(tests), files(text))

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
})
