type Cell = string | number

export type Report = {
  benchmark: string
  /** Rows of the table that people read. */
  table: Record<string, Cell>[]
  /** What programs read: printed as one line of JSON, the last of the output. */
  figures: Record<string, unknown>
}

export function printReport({ benchmark, table, figures }: Report): void {
  console.table(table)
  console.log(JSON.stringify({ benchmark, node: process.version, ...figures }))
}
