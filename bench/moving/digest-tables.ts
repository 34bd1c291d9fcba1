import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/database/schema.ts'

export type TableDigest = { rows: number; digest: string }

/**
 * How many rows each table has, and a digest of all of them in any order: the sum of the first 64 bits of the MD5 of each row
 * as text. The database computes it, so nothing of the code that is measured takes part.
 */
export async function digestTables(database: Database): Promise<Record<string, TableDigest>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') order by 1`.execute(database)
  const digests: [string, TableDigest][] = []
  for (const { name } of tables) {
    const { rows } = await sql<TableDigest>`
      select count(*)::int as rows,
        coalesce(sum(('x' || substr(md5(one::text), 1, 16))::bit(64)::bigint), 0)::text as digest
      from ${sql.raw(name)} as one`.execute(database)
    const [found] = rows
    if (found) digests.push([name, found])
  }
  return Object.fromEntries(digests)
}
