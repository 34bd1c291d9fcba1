import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/** All rows of all tables, as PostgreSQL writes them, by the table's name and in one order. */
export async function rowsOfEachTable(database: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(database)
  const found: [string, string[]][] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select one::text as row from ${sql.raw(name)} one order by one::text collate "C"`.execute(database)
    found.push([name, rows.map(({ row }) => row)])
  }
  return Object.fromEntries(found)
}
