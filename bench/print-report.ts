type Cell = string | number

export type Report = {
  benchmark: string
  /** Rows of the table for people. */
  table: Record<string, Cell>[]
  /** The data for programs, printed as one line of JSON at the end of the output. */
  figures: Record<string, unknown>
}

export function printReport({ benchmark, table, figures }: Report): void {
  console.table(table)
  console.log(JSON.stringify({ benchmark, node: process.version, ...figures }))
}
