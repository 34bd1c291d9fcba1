import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Weakens a school's database: each row of a table that is changed forgets what a protection rests on.
 *
 * @param forgotten an assignment to `new`, such as `new.receipt_at := null`
 */
export async function forgetOnChange(
  database: Database,
  table: 'donation_attempts' | 'donation_payments',
  forgotten: string,
): Promise<Database> {
  await sql`
    create function forget() returns trigger language plpgsql as
      ${sql.lit(`begin ${forgotten}; return new; end`)}`.execute(database)
  // Triggers fire in the order of their names.
  await sql`
    create trigger weak before update on ${sql.table(table)} for each row execute function forget()`.execute(
    database,
  )
  return database
}
