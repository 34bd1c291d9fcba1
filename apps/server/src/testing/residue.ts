import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/** Every table with rows that hold one of these words anywhere. */
export async function residue(database: Database, words: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      database,
    )
    if (rows.rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name)
  }
  return found
}
