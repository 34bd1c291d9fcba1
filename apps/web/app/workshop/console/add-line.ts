import type { ConsoleLevel, ConsolePart } from '@cairn/runner'

export type ConsoleLine = { level: ConsoleLevel; parts: readonly ConsolePart[] }

const keptLines = 500

/** A page that has to lay out much more text than this does not answer for minutes. */
const keptCharacters = 100_000

/** The text that takes as long to show as one more element. */
const charactersPerPart = 20

/** A console's lines with a new one, which is always kept, and as many before it as a page can show. */
export function addLine(lines: readonly ConsoleLine[], line: ConsoleLine): readonly ConsoleLine[] {
  const all = [...lines, line].slice(-keptLines)
  let size = 0
  const lastTooMany = all.findLastIndex(({ parts }) => {
    size += sizeOf(parts)
    return size > keptCharacters
  })
  return all.slice(Math.min(lastTooMany + 1, all.length - 1))
}

/** What is shown until a part is opened. */
function sizeOf(parts: readonly ConsolePart[]): number {
  return parts.reduce((sum, part) => sum + sizeOfPart(part) + charactersPerPart, 0)
}

function sizeOfPart(part: ConsolePart): number {
  if (typeof part === 'string') return part.length
  if ('text' in part) return part.text.length
  const cells = part.kind === 'rows' ? part.rows.flat() : []
  return cells.reduce((sum, cell) => sum + (cell?.length ?? 0) + charactersPerPart, 0)
}
