import type { PGlite } from '@electric-sql/pglite'
import { type Answer, execute, type Field } from './execute.ts'

/**
 * Makes what tests look at besides the lesson's tables: `program`, with the text that the learner has typed as `code`,
 * and `result`, with the rows of the last statement that returned any. Both are temporary, so they come before tables
 * of the same name.
 */
export async function keepResult(
  database: PGlite,
  code: string,
  { fields = [], rows }: Pick<Answer, 'fields' | 'rows'>,
): Promise<void> {
  // What has not been committed is lost, and settings of the program do not concern the tests.
  for (const end of ['ROLLBACK', 'RESET SESSION AUTHORIZATION', 'RESET ALL']) await database.exec(end)
  await database.exec('DROP TABLE IF EXISTS pg_temp.program, pg_temp.result')
  await database.exec('CREATE TEMP TABLE program (code text)')
  await execute(database, 'INSERT INTO pg_temp.program VALUES ($1)', { values: [[code]] })
  const columns: string[] = []
  for (const field of fields) columns.push(`${nameAfter(columns, field)} ${await typeOf(database, field)}`)
  await database.exec(`CREATE TEMP TABLE result (${columns.join(', ')})`)
  if (fields.length === 0 || rows.length === 0) return
  const places = fields.map((_field, index) => `$${index + 1}`).join(', ')
  await execute(database, `INSERT INTO pg_temp.result VALUES (${places})`, { values: rows })
}

/** The name of a column, with a number when one before it has the same name. */
function nameAfter(columns: readonly string[], { name }: Field): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  let unused = name
  for (let number = 2; columns.some((column) => column.startsWith(`${quoted(unused)} `)); number += 1) {
    unused = `${name}_${number}`
  }
  return quoted(unused)
}

/** The type of a column; text for what only functions can have, such as a record. */
async function typeOf(database: PGlite, { dataTypeID, dataTypeModifier }: Field): Promise<string> {
  const { rows } = await execute(
    database,
    "SELECT CASE typtype WHEN 'p' THEN 'text' ELSE format_type(oid, $2::int) END FROM pg_type WHERE oid = $1::oid",
    { values: [[String(dataTypeID), String(dataTypeModifier)]] },
  )
  return rows[0]?.[0] ?? 'text'
}
