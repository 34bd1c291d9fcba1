import { createHash } from 'node:crypto'
import type { Database, Queryable } from '#database/schema.ts'
import { MovingError } from './moving-error.ts'
import type { Header, SequencesLine, SumLine, TableLine } from './school-line.ts'
import {
  countRows,
  listMigrations,
  listSequences,
  listTables,
  readRows,
  setOneNotation,
} from './table-store.ts'
import { tablesInOrder } from './tables-in-order.ts'

type About = Pick<Header, 'madeAt' | 'key'>

/** Some lines of an exported school, without the ends of the lines. */
export type Lines = AsyncIterable<readonly string[]>

/**
 * Hands a whole school, as it is at one moment, to `work` as lines (docs/moving.md, “The file”). The school may run
 * meanwhile.
 *
 * @throws MovingError if there is no school in the database.
 */
export async function withLines<Result>(
  database: Database,
  about: About,
  work: (lines: Lines) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => work(withSum(linesOf(transaction, about))))
}

async function* linesOf(transaction: Queryable, { madeAt, key }: About): AsyncGenerator<string[]> {
  await setOneNotation(transaction)
  const tables = tablesInOrder(await listTables(transaction))
  if (!tables.some(({ name }) => name === 'public.migrations'))
    throw new MovingError('The database holds no school yet.')
  const migrations = await listMigrations(transaction)
  yield [JSON.stringify({ school: 'cairn', format: 1, madeAt, migrations, key } satisfies Header)]
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name)
    const rows = await countRows(transaction, table)
    yield [JSON.stringify({ table: table.name, columns, rows } satisfies TableLine)]
    yield* readRows(transaction, table)
  }
  // These know no transactions, so they are read last: no row has a number that they have not given.
  const sequences = await listSequences(transaction)
  yield [JSON.stringify({ sequences } satisfies SequencesLine)]
}

async function* withSum(lines: Lines): AsyncGenerator<readonly string[]> {
  const sum = createHash('sha256')
  for await (const batch of lines) {
    for (const line of batch) sum.update(`${line}\n`)
    yield batch
  }
  yield [JSON.stringify({ sha256: sum.digest('hex') } satisfies SumLine)]
}
