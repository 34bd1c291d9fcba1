import { printValue } from './print-value.ts'

const mostRows = 100
const mostColumns = 20
const longestCell = 100
const indexTitle = '(index)'
const valueTitle = 'Value'

/** The members of a list or an object as a table in lines of text; undefined for what has no members. */
export function tableOf(data: unknown, columns?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const rows = Object.entries(data).slice(0, mostRows)
  const keys = columns ?? [...new Set(rows.flatMap(([, row]) => membersOf(row).map(([key]) => key)))]
  const shown = keys.slice(0, mostColumns)
  const hasPlainRows = columns === undefined && rows.some(([, row]) => !isObject(row))
  const lines = [
    [indexTitle, ...shown, ...(hasPlainRows ? [valueTitle] : [])],
    ...rows.map(([index, row]) => {
      const members = new Map(membersOf(row))
      const cells = shown.map((key) => (members.has(key) ? cellOf(members.get(key)) : ''))
      return [index, ...cells, ...(hasPlainRows ? [isObject(row) ? '' : cellOf(row)] : [])]
    }),
  ]
  const widths = lines[0]?.map((_title, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellOf(value: unknown): string {
  return printValue(value).slice(0, longestCell)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function membersOf(row: unknown): [string, unknown][] {
  return isObject(row) ? Object.entries(row) : []
}
