import { sql } from 'kysely'
import type { Database } from './schema.ts'

/** Fails with the reason if the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await sql`select 1`.execute(database)
}
