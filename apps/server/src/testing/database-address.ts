import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '#database/schema.ts'

/** The address of a test's database, as an operator would write it: as the owner of the schema. */
export async function databaseAddress(database: Database): Promise<string> {
  const { host, port, user, password } = inject('postgres')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database)
  return `postgres://${user}:${password}@localhost:${port}/${rows[0]?.name}?host=${encodeURIComponent(host)}`
}
