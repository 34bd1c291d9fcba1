import { sql } from 'kysely'
import type { Queryable } from '../schema.ts'

export type Key = { name: string; table: string; columns: string[]; isPrimary: boolean }
export type Reference = {
  name: string
  table: string
  columns: string[]
  otherTable: string
  otherColumns: string[]
}
type Sequence = { table: string; column: string }

/** What of the tables in `public` matters when they are spread over machines. */
export type SchemaDescription = {
  tables: string[]
  /** Primary keys and unique indexes. */
  keys: Key[]
  references: Reference[]
  /** Columns whose values are numbered by the database. */
  sequences: Sequence[]
}

/** Reads the schema as it is after all migrations. */
export async function describeSchema(database: Queryable): Promise<SchemaDescription> {
  const [tables, keys, references, sequences] = await Promise.all([
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> 'migrations'
      order by 1`.execute(database),
    sql<Key>`select index.relname as name, owner.relname as table, indisprimary as "isPrimary",
        array(select attname::text from unnest(indkey::int[]) with ordinality as part (number, place)
          join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
      from pg_index join pg_class index on index.oid = indexrelid join pg_class owner on owner.oid = indrelid
      where indisunique and owner.relnamespace = 'public'::regnamespace
      order by 1`.execute(database),
    sql<Reference>`select conname as name, owner.relname as table, other.relname as "otherTable",
        array(select attname::text from unnest(conkey) with ordinality as part (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
        array(select attname::text from unnest(confkey) with ordinality as part (number, place)
          join pg_attribute on attrelid = confrelid and attnum = number order by place) as "otherColumns"
      from pg_constraint join pg_class owner on owner.oid = conrelid join pg_class other on other.oid = confrelid
      where contype = 'f' and owner.relnamespace = 'public'::regnamespace
      order by 1`.execute(database),
    sql<Sequence>`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')
      order by 1, 2`.execute(database),
  ])
  return {
    tables: tables.rows.map(({ name }) => name),
    keys: keys.rows,
    references: references.rows,
    sequences: sequences.rows,
  }
}
