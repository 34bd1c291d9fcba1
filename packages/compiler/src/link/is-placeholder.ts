import type { PrivateChallenge } from '@cairn/contract'

/** A solution that its author has not written yet. */
export function isPlaceholder(solution: PrivateChallenge['solutions'][number]): boolean {
  return solution.some(({ contents }) => contents.includes('solution required'))
}
