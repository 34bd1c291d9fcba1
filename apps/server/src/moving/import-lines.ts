import type { Transaction } from 'kysely'
import { applyMigrations, listOwnMigrations } from '#database/migrate.ts'
import type { Schema } from '#database/schema.ts'
import type { Lines } from './export-lines.ts'
import { LineReader } from './line-reader.ts'
import { MovingError } from './moving-error.ts'
import { orMisfit } from './or-misfit.ts'
import { Header, parseLine, SequencesLine, TableLine } from './school-line.ts'
import { compareTable, fillTable, type FilledTable } from './fill-table.ts'
import {
  finishTables,
  haveStatements,
  listSequences,
  listTables,
  prepareTables,
  setSequence,
  type Table,
  setOneNotation,
} from './table-store.ts'

export type ImportedSchool = {
  rows: number
  campers: number
  completions: number
  /** The private key of certificates, as PEM. */
  key: string | null
}

/**
 * Stores an exported school in an empty database: makes its tables as they were there, fills them, reads every row again
 * and compares it, and then brings the tables up to date. Nothing counts before the caller’s transaction is committed.
 *
 * @throws MovingError for a database that is not empty, and a file that is damaged or of a newer version.
 */
export async function importLines(transaction: Transaction<Schema>, lines: Lines): Promise<ImportedSchool> {
  await setOneNotation(transaction)
  if ((await listTables(transaction)).length > 0)
    throw new MovingError('The database is not empty. A school is imported into an empty database only.')
  const reader = new LineReader(lines)
  const { migrations, key } = parseLine(Header, await readFirst(reader), 'the beginning of a school')
  await makeTables(transaction, migrations)
  const tables = await listTables(transaction)
  await prepareTables(transaction, tables)
  const filled = await fillTables(transaction, tables, reader)
  // Before migrations, which may use them.
  if (filled.has('jobs.queue') && (await haveStatements(transaction)))
    throw new MovingError('The file brings statements for the database, which no export does.')
  const { sequences } = parseLine(SequencesLine, await reader.next(), 'the list of numbers')
  await reader.finish()
  await setSequences(transaction, sequences)
  await orMisfit('its references', () => finishTables(transaction, tables))
  for (const table of filled.values()) await compareTable(transaction, table)
  await applyMigrations(transaction)
  const rowsOf = (name: string) => filled.get(name)?.rows ?? 0
  const rows = [...filled.keys()].reduce((sum, name) => sum + rowsOf(name), 0)
  return { rows, campers: rowsOf('public.users'), completions: rowsOf('public.completions'), key }
}

async function readFirst(reader: LineReader): Promise<string> {
  const line = await reader.next()
  if (!line.startsWith('{"school":"cairn"')) throw new MovingError('This is no file of an exported school.')
  return line
}

async function makeTables(transaction: Transaction<Schema>, migrations: readonly string[]): Promise<void> {
  const own = await listOwnMigrations()
  const unknown = migrations.find((name) => !own.includes(name))
  if (unknown !== undefined)
    throw new MovingError(
      `The file is of a newer version of the school (${unknown}). Import it with that version or a later one.`,
    )
  await applyMigrations(transaction, (name) => migrations.includes(name))
}

async function fillTables(
  transaction: Transaction<Schema>,
  tables: readonly Table[],
  reader: LineReader,
): Promise<Map<string, FilledTable>> {
  const filled = new Map<string, FilledTable>()
  while (filled.size < tables.length) {
    const line = parseLine(TableLine, await reader.next(), 'a table')
    if (filled.has(line.table)) throw new MovingError(`The file is damaged: it has ${line.table} twice.`)
    const table = withColumns(tables, line)
    filled.set(table.name, await fillTable(transaction, { table, rows: line.rows, reader }))
  }
  return filled
}

/** The table that a line is about, with its columns in the order in which they are in the file. */
function withColumns(tables: readonly Table[], { table, columns }: TableLine): Table {
  const found = tables.find(({ name }) => name === table)
  if (!found) throw new MovingError(`The file has a table that this school does not know: ${table}.`)
  const given = columns.flatMap((name) => found.columns.find((column) => column.name === name) ?? [])
  if (columns.length !== found.columns.length || new Set(given).size !== columns.length)
    throw new MovingError(`The file has other columns in ${table} than this school.`)
  return { ...found, columns: given }
}

async function setSequences(
  transaction: Transaction<Schema>,
  sequences: SequencesLine['sequences'],
): Promise<void> {
  const known = new Set(Object.keys(await listSequences(transaction)))
  for (const [name, last] of Object.entries(sequences)) {
    if (!known.has(name)) throw new MovingError(`The file counts what this school does not: ${name}.`)
    if (last !== null) await orMisfit(name, () => setSequence(transaction, name, last))
  }
}
