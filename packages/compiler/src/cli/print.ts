import { styleText } from 'node:util'
import { printable } from '@cairn/contract'

/** What a terminal shows comes from lessons, which anyone may have written. */
const inStyle = (style: Parameters<typeof styleText>[0]) => (text: string) =>
  styleText(style, printable(text))

export const bold = inStyle('bold')
export const dim = inStyle('dim')
export const red = inStyle('red')
export const green = inStyle('green')
export const yellow = inStyle('yellow')

export function failWith(message: string): void {
  console.error(red(message))
  process.exitCode = 1
}

/** `1 lesson`, `2 lessons`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Aligned columns, numbers to the right. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => printable(String(row[column] ?? '')).length)),
  )
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      typeof cell === 'number'
        ? String(cell).padStart(widths[column] ?? 0)
        : printable(cell).padEnd(widths[column] ?? 0),
    )
    console.log(`  ${cells.join('  ')}`.trimEnd())
  }
}

const barWidth = 30

/** A progress bar on standard error, drawn in terminals only. */
export function progressBar(label: string): {
  update: (done: number, total: number) => void
  end: () => void
} {
  if (!process.stderr.isTTY) return { update: () => undefined, end: () => undefined }
  return {
    update: (done, total) => {
      const filled = total === 0 ? barWidth : Math.round((done / total) * barWidth)
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
      process.stderr.write(`\r${label} ${bar} ${done}/${total}`)
    },
    end: () => process.stderr.write('\r\u001B[K'),
  }
}
