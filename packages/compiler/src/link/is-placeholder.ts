import type { Solution } from '@cairn/contract'

/** A solution that its author has not written yet. */
export function isPlaceholder(solution: Solution): boolean {
  return solution.some(({ contents }) => contents.includes('solution required'))
}
