import { printValue } from './print-value.ts'

const mostRows = 100
const mostColumns = 20
const longestCell = 100
const indexTitle = '(index)'
const keyTitle = 'Key'
const valueTitle = 'Value'

/** The members of a list, an object, a map or a set as a table in lines of text; undefined for what has no members. */
export function tableOf(data: unknown, columns?: readonly string[]): string | undefined {
  if (!isObject(data)) return undefined
  const rows = rowsOf(data).slice(0, mostRows)
  const members = rows.map(
    ([, row]) => new Map<string, unknown>(isObject(row) ? Object.entries(row) : [[valueTitle, row]]),
  )
  const keys = columns ?? [...new Set(members.flatMap((row) => [...row.keys()]))]
  const shown = keys.slice(0, mostColumns)
  const lines = [
    [indexTitle, ...shown],
    ...rows.map(([index], place) => [index, ...shown.map((key) => cellOf(members[place], key))]),
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

function rowsOf(data: object): [index: string, row: unknown][] {
  if (data instanceof Map) {
    const entries: [unknown, unknown][] = [...data]
    return entries.map(([key, value], index) => [String(index), { [keyTitle]: key, [valueTitle]: value }])
  }
  if (data instanceof Set) return [...data].map((value, index) => [String(index), value])
  return Object.entries(data)
}

function cellOf(row: ReadonlyMap<string, unknown> | undefined, key: string): string {
  return row?.has(key) ? printValue(row.get(key)).slice(0, longestCell) : ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
