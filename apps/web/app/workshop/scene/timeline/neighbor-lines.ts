import type { Line } from './lines-of.ts'

/** Within this time after a line's start, “previous” means the line before rather than the line again. */
const graceSeconds = 0.75

/** Where the previous line starts, or the beginning of the scene. */
export function previousStart(lines: readonly Line[], seconds: number): number {
  return lines.findLast(({ start }) => start < seconds - graceSeconds)?.start ?? 0
}

/** Where the next line starts; undefined after the last. */
export function nextStart(lines: readonly Line[], seconds: number): number | undefined {
  return lines.find(({ start }) => start > seconds)?.start
}
