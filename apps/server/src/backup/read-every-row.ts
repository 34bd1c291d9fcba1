import type { Client } from 'pg'

export type RowCounts = {
  rows: number
  campers: number
  completions: number
}

/** Reads all tables whole, so that damage in any of them is found, and counts. */
export async function readEveryRow(client: Client): Promise<RowCounts> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    // As text, so that long values are read, too, which PostgreSQL keeps elsewhere.
    const { rows } = await client.query<{ count: string }>(
      `select count(length(whole.row)) as count from (select one::text as row from ${name} one) whole`,
    )
    counts.set(name, Number(rows[0]?.count))
  }
  return {
    rows: [...counts.values()].reduce((sum, count) => sum + count, 0),
    campers: counts.get('public.users') ?? 0,
    completions: counts.get('public.completions') ?? 0,
  }
}
