import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test.for([
  ['SELECT 1; SELECT 2', ['SELECT 1', 'SELECT 2']],
  ['  SELECT 1 ;;\n;\n', ['SELECT 1 ']],
  ['', []],
  ['-- nothing; at all', []],
  ['/* a; /* b; */ c; */ SELECT 1', ['SELECT 1']],
  ['SELECT 1 -- one; really\n, 2; SELECT 3', ['SELECT 1 -- one; really\n, 2', 'SELECT 3']],
  ["SELECT 'a;b', 'it''s;'; SELECT 2", ["SELECT 'a;b', 'it''s;'", 'SELECT 2']],
  [String.raw`SELECT 'a\'; SELECT 2`, [String.raw`SELECT 'a\'`, 'SELECT 2']],
  [String.raw`SELECT E'a\';b', e'\\'; SELECT 2`, [String.raw`SELECT E'a\';b', e'\\'`, 'SELECT 2']],
  [String.raw`SELECT table'a\'; SELECT 2`, [String.raw`SELECT table'a\'`, 'SELECT 2']],
  ['SELECT "a;""b"; SELECT 2', ['SELECT "a;""b"', 'SELECT 2']],
  ['DO $$ BEGIN; END $$; SELECT 2', ['DO $$ BEGIN; END $$', 'SELECT 2']],
  ['SELECT $a$ ; $b$ ; $a$; SELECT $1; SELECT 3', ['SELECT $a$ ; $b$ ; $a$', 'SELECT $1', 'SELECT 3']],
  [
    'CREATE RULE r AS ON INSERT TO t DO (SELECT 1; SELECT 2); SELECT 3',
    ['CREATE RULE r AS ON INSERT TO t DO (SELECT 1; SELECT 2)', 'SELECT 3'],
  ],
  [
    'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT CASE WHEN true THEN 1 END; SELECT 2; END; SELECT 3',
    [
      'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT CASE WHEN true THEN 1 END; SELECT 2; END',
      'SELECT 3',
    ],
  ],
  ['BEGIN; SELECT CASE WHEN true THEN 1 END; END', ['BEGIN', 'SELECT CASE WHEN true THEN 1 END', 'END']],
  ["SELECT 'open; SELECT 2", ["SELECT 'open; SELECT 2"]],
  ['SELECT $$open; SELECT 2', ['SELECT $$open; SELECT 2']],
] as const)('%j is split as PostgreSQL’s client would', ([program, statements]) => {
  expect(splitStatements(program).map(({ text }) => text)).toEqual(statements)
})

test('each statement knows where it begins', () => {
  const program = '-- tea\nSELECT 1;\n\n  SELECT 2'
  expect(splitStatements(program).map(({ start }) => program.slice(start))).toEqual([
    'SELECT 1;\n\n  SELECT 2',
    'SELECT 2',
  ])
})
