import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/** All stored data, one line per row, except when sessions were last seen and the server's keys. */
export async function everything(database: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('sessions', 'server_keys') order by 1`.execute(
    database,
  )
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const rows = await sql<{
        text: string
      }>`select t::text as text from ${sql.table(name)} t order by 1`.execute(database)
      return `${name}\n${rows.rows.map(({ text }) => text).join('\n')}`
    }),
  )
  return texts.join('\n')
}
