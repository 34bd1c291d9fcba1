import type { Line } from './lines-of.ts'

/** The number of the line that is said first when a scene goes on from a moment; one begun by then is said again. */
export function lineNumberFrom(lines: readonly Line[], seconds: number): number {
  const number = lines.findIndex(({ start, end }) => end > seconds || start >= seconds)
  return number === -1 ? lines.length : number
}
