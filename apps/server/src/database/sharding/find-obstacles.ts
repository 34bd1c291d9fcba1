import type { Key, Reference, SchemaDescription } from './describe-schema.ts'
import type { Distribution } from './distributions.ts'

type Distributions = Readonly<Record<string, Distribution>>

/** What keeps a schema from being spread over machines as `distributions` says. */
export function findObstacles(schema: SchemaDescription, distributions: Distributions): string[] {
  const columnOf = (table: string) => {
    const distribution = distributions[table]
    return typeof distribution === 'object' ? distribution.by : undefined
  }
  return [
    ...schema.tables
      .filter((table) => !Object.hasOwn(distributions, table))
      .map((table) => `${table} has no distribution`),
    ...schema.tables
      .filter((table) => columnOf(table) && !schema.keys.some((key) => key.isPrimary && key.table === table))
      .map((table) => `${table} has no primary key`),
    ...schema.keys.flatMap((key) => obstaclesOfKey(key, columnOf(key.table))),
    ...schema.references
      .filter((reference) => !staysOnMachine(reference, distributions))
      .map(({ name }) => `${name} leads to another machine`),
    ...schema.sequences
      .filter(({ table }) => columnOf(table) !== undefined)
      .map(({ table, column }) => `${table}.${column} is a sequence`),
  ]
}

function obstaclesOfKey({ name, columns, isPrimary }: Key, distributedBy: string | undefined): string[] {
  if (distributedBy === undefined) return []
  if (isPrimary) return columns[0] === distributedBy ? [] : [`${name} does not begin with ${distributedBy}`]
  return columns.includes(distributedBy) ? [] : [`${name} is unique on each machine only`]
}

/** Whether a row and what it refers to are always on the same machine. */
function staysOnMachine(reference: Reference, distributions: Distributions): boolean {
  const own = distributions[reference.table]
  const other = distributions[reference.otherTable]
  if (other === 'reference') return true
  if (typeof own !== 'object' || typeof other !== 'object') return own === other
  const place = reference.columns.indexOf(own.by)
  return place >= 0 && reference.otherColumns[place] === other.by
}
