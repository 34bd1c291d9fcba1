import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * All rows of all tables, as PostgreSQL writes them, by the table's name and in one order. Partitions count as their
 * table: the queue has one for each day.
 */
export async function rowsOfEachTable(database: Database): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')
    order by 1`.execute(database)
  const found: [string, string[]][] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select one::text as row from ${sql.raw(name)} one order by one::text collate "C"`.execute(database)
    found.push([name, rows.map(({ row }) => row)])
  }
  return Object.fromEntries(found)
}
