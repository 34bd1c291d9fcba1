import type { SplitFence } from '../parse/sections/split-at-region.ts'

/** The lines of a file that lie between those above and below a region; `end` is exclusive. */
export type Found = { start: number; end: number }

/** The neighbors of a region are missing, or there are several places for it. */
export type NotFound = { line: number; places: number }

/**
 * Finds the place of a region by the lines next to it. A fence that begins and ends as the file does is the whole file;
 * otherwise the lines above must occur once, and those below are the next such lines. Blank lines at the region's edges
 * do not count.
 */
export function findLines(lines: readonly string[], fence: SplitFence): Found | NotFound {
  const above = withoutBlankEnd(fence.above)
  const below = withoutBlankStart(fence.below)
  const last = lines.length - below.length
  if (above.length <= last && isAt(lines, above, 0) && isAt(lines, below, last)) {
    return { start: above.length, end: last }
  }
  const places = above.length === 0 ? [0] : placesOf(lines, above, 0)
  const [place = 0] = places
  if (places.length !== 1) return { line: lineToShow(lines, above, 0), places: places.length }
  const start = place + above.length
  const [end] = below.length === 0 ? [lines.length] : placesOf(lines, below, start)
  if (end !== undefined) return { start, end }
  const linesBefore = fence.above.length + fence.between.length + 2 + fence.below.length - below.length
  return { line: lineToShow(lines, below, linesBefore), places: 0 }
}

export function withoutBlankEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex(isFilled) + 1)
}

export function withoutBlankStart(lines: readonly string[]): string[] {
  const first = lines.findIndex(isFilled)
  return first < 0 ? [] : lines.slice(first)
}

function isFilled(line: string): boolean {
  return line.trim() !== ''
}

function placesOf(lines: readonly string[], wanted: readonly string[], from: number): number[] {
  return lines.flatMap((_line, index) => (index >= from && isAt(lines, wanted, index) ? [index] : []))
}

function isAt(lines: readonly string[], wanted: readonly string[], place: number): boolean {
  return wanted.every((line, index) => lines[place + index] === line)
}

/** The first line that the file does not have at all; when it has them all, only their order differs. */
function lineToShow(lines: readonly string[], wanted: readonly string[], linesBefore: number): number {
  const strange = wanted.findIndex((line) => !lines.includes(line))
  return linesBefore + Math.max(0, strange)
}
