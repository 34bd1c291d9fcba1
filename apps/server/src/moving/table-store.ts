import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

/** A table as an exported school has it. */
export type Table = {
  /** With its schema, and quoted where PostgreSQL needs that. */
  name: string
  columns: { name: string; type: string }[]
  /** Other tables that its rows refer to. */
  references: string[]
  hasTriggers: boolean
}

/** Rows of lessons’ code are 100 kB at most, so that a batch of any rows fits into memory. */
const rowsAtOnce = 200

/** How values are written as text is a setting of the session; this transaction has the same ones everywhere. */
export async function setOneNotation(transaction: Queryable): Promise<void> {
  await sql`select set_config(name, value, true) from (values
    ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'), ('IntervalStyle', 'postgres'), ('bytea_output', 'hex'),
    ('extra_float_digits', '1'), ('search_path', 'public')) as settings (name, value)`.execute(transaction)
}

/** The tables of a school, by name; none in an empty database. Those of extensions are not ours. */
export async function listTables(queryable: Queryable): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select format('%I.%I', nspname, relname) as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(distinct format('%I.%I', others.nspname, referenced.relname)), '[]')
        from pg_constraint
        join pg_class as referenced on referenced.oid = confrelid
        join pg_namespace as others on others.oid = referenced.relnamespace
        where contype = 'f' and confrelid <> tables.oid
          and tables.oid in (conrelid, pg_partition_root(conrelid))) as "references",
      exists (select from pg_trigger where tgrelid = tables.oid and not tgisinternal) as "hasTriggers"
    from pg_class as tables
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'jobs')
      and not exists (select from pg_depend where objid = tables.oid and deptype = 'e')
    order by 1`.execute(queryable)
  return rows
}

export async function countRows(queryable: Queryable, { name }: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(name)}`.execute(
    queryable,
  )
  return rows[0]?.count ?? 0
}

/** All rows of a table, some at a time, each as a JSON array of its values in PostgreSQL’s own notation. */
export async function* readRows(transaction: Queryable, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = columns.map((column) => sql`${sql.id(column.name)}::text`)
  await sql`declare moving no scroll cursor for
    select array_to_json(array[${sql.join(values)}])::text as row from ${sql.raw(name)}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from moving`.execute(transaction)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close moving`.execute(transaction)
}

/** Stores rows as `readRows` gives them; returns how many. */
export async function insertRows(
  transaction: Queryable,
  { name, columns }: Table,
  rows: readonly string[],
): Promise<number> {
  const names = sql.join(columns.map((column) => sql.id(column.name)))
  const values = columns.map(({ type }, index) => sql`(one.value ->> ${sql.lit(index)})::${sql.raw(type)}`)
  const { numAffectedRows } = await sql`insert into ${sql.raw(name)} (${names}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as one`.execute(
    transaction,
  )
  return Number(numAffectedRows ?? 0)
}

/** Removes what migrations have written into new tables, and keeps triggers from changing the rows that follow. */
export async function prepareTables(transaction: Queryable, tables: readonly Table[]): Promise<void> {
  await sql`truncate ${sql.raw(tables.map(({ name }) => name).join(', '))}`.execute(transaction)
  for (const { name } of tables.filter(({ hasTriggers }) => hasTriggers))
    await sql`alter table ${sql.raw(name)} disable trigger user`.execute(transaction)
}

/** @throws DatabaseError if a row refers to one that is not there. */
export async function finishTables(transaction: Queryable, tables: readonly Table[]): Promise<void> {
  await sql`set constraints all immediate`.execute(transaction)
  for (const { name } of tables.filter(({ hasTriggers }) => hasTriggers))
    await sql`alter table ${sql.raw(name)} enable trigger user`.execute(transaction)
}

/** By name, the last number of each sequence; null if it gave none. */
export async function listSequences(queryable: Queryable): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'jobs') order by 1`.execute(queryable)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function setSequence(queryable: Queryable, name: string, last: string): Promise<void> {
  await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(queryable)
}

/** The migrations that made the tables, in their order. */
export async function listMigrations(queryable: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(queryable)
  return rows.map(({ name }) => name)
}

/**
 * Whether rows say what statements are made of: pg-boss writes the table of a queue into its statements as it is, and
 * keeps whole statements for later. A school has one table of jobs, and keeps none.
 */
export async function haveStatements(queryable: Queryable): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jobs.queue where table_name <> 'job_common' or partition
    union all select 1 from jobs.bam`.execute(queryable)
  return rows.length > 0
}
