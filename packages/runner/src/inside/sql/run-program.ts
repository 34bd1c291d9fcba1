import type { PGlite } from '@electric-sql/pglite'
import type { StatementReport } from '../../runner.ts'
import { type Answer, execute } from './execute.ts'
import { reportsOf } from './report-of.ts'
import { splitStatements } from './split-statements.ts'

/** Rows of one statement that are read. PostgreSQL is not asked for more. */
const maximumRows = 1000

export type Ending = {
  /** Why the program stopped. */
  error: string | undefined
  /** The last statement that returned rows. */
  result: Pick<Answer, 'fields' | 'rows'>
}

/** Runs a program statement by statement, up to the first error, and reports each. */
export async function runProgram(
  database: PGlite,
  source: string,
  report: (report: StatementReport) => void,
): Promise<Ending> {
  let result: Ending['result'] = { fields: undefined, rows: [] }
  for (const statement of splitStatements(source)) {
    const answer = await execute(database, statement.text, { maximumRows })
    for (const told of reportsOf(source, statement, answer)) report(told)
    if (answer.error) return { error: answer.error.message, result }
    if (answer.fields) result = answer
  }
  if (database.isInTransaction()) report({ kind: 'open-transaction' })
  return { error: undefined, result }
}

/** Makes the tables of the lesson; the message of what is wrong in them. */
export async function setUp(database: PGlite, setup: string): Promise<string | undefined> {
  for (const { text } of splitStatements(setup)) {
    const { error } = await execute(database, text)
    if (error) return error.message
  }
  return undefined
}
