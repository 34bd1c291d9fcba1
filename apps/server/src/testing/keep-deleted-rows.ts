import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/** Weakens a school's database: deleting rows of this table has no effect. */
export async function keepDeletedRows(
  database: Database,
  table: 'completions' | 'sessions' | 'user_tokens',
): Promise<Database> {
  await sql`
    create function stay() returns trigger language plpgsql as 'begin return null; end'`.execute(database)
  await sql`
    create trigger weak before delete on ${sql.table(table)} for each row execute function stay()`.execute(
    database,
  )
  return database
}
