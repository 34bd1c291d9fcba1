import type { Queryable } from '#database/schema.ts'
import type { LineReader } from './line-reader.ts'
import { MovingError } from './moving-error.ts'
import { orMisfit } from './or-misfit.ts'
import { RowDigest } from './row-digest.ts'
import { insertRows, readRows, type Table } from './table-store.ts'

/** The file gives fewer where they are long. */
const rowsAtOnce = 1000

type Filling = { table: Table; rows: number; reader: LineReader }

export type FilledTable = { table: Table; rows: number; digest: string }

/** Stores the rows of a table, which come next in the file. */
export async function fillTable(
  queryable: Queryable,
  { table, rows, reader }: Filling,
): Promise<FilledTable> {
  const digest = new RowDigest()
  for (let left = rows; left > 0;) {
    const lines = await reader.some(Math.min(left, rowsAtOnce))
    digest.add(lines)
    await orMisfit(table.name, () => insertRows(queryable, table, lines))
    left -= lines.length
  }
  return { table, rows, digest: digest.value }
}

/**
 * Reads every row of a table again.
 *
 * @throws MovingError unless they are the rows of the file.
 */
export async function compareTable(queryable: Queryable, { table, digest }: FilledTable): Promise<void> {
  const stored = new RowDigest()
  for await (const rows of readRows(queryable, table)) stored.add(rows)
  if (stored.value !== digest)
    throw new MovingError(`The rows of ${table.name} are not those of the file. Nothing was changed.`)
}
