import type { Problem } from '@cairn/contract'

/** The result of every stage: as much output as possible, and all problems found on the way. */
export type Outcome<Output> = { output: Output; problems: readonly Problem[] }

/** A place in a file; line and column count from 1. */
export type Place = { line: number; column: number }

/** The position of a problem that concerns a whole file. */
export const fileStart: Place = { line: 1, column: 1 }

const longestExcerpt = 80

/** A short, single line of an offending text. */
export function excerpt(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? ''
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}
