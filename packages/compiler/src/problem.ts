import type { Problem } from '@cairn/contract'

/** What every stage gives: as much output as could be made, and all problems met on the way. */
export type Outcome<Output> = { output: Output; problems: readonly Problem[] }

/** A place in a file; line and column count from 1. */
export type Place = { line: number; column: number }

/** Where a problem is that concerns a file as a whole. */
export const fileStart: Place = { line: 1, column: 1 }

const longestExcerpt = 80

/** One short line of an offending text. */
export function excerpt(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? ''
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}
