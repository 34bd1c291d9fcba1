import type { PGlite } from '@electric-sql/pglite'
import type { TestResult } from '../../runner.ts'
import { type Answer, execute } from './execute.ts'
import { splitStatements } from './split-statements.ts'

const booleanType = 16

/**
 * Runs a test: statements of which the last returns one row with one value, true or false. What they change is undone.
 * An empty test passes.
 */
export async function checkTest(database: PGlite, text: string): Promise<TestResult> {
  const statements = splitStatements(text)
  let last: Answer | undefined
  await database.exec('BEGIN')
  for (const statement of statements) {
    last = await execute(database, statement.text, { maximumRows: 2 })
    if (last.error) break
  }
  await database.exec('ROLLBACK')
  return last ? verdictOn(last) : { state: 'passed' }
}

function verdictOn({ error, fields = [], rows, hasMore }: Answer): TestResult {
  if (error) return { state: 'failed', kind: 'error', message: error.message }
  if (fields.length !== 1 || fields[0]?.dataTypeID !== booleanType || rows.length > 1 || hasMore) {
    const message = 'The query of this test does not return one row whose only column is true or false.'
    return { state: 'failed', kind: 'error', message }
  }
  // No row: what the test asks about is not there.
  return rows[0]?.[0] === 't' ? { state: 'passed' } : { state: 'failed', kind: 'assertion', message: '' }
}
