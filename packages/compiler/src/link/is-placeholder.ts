import type { PrivateChallenge } from '@cairn/contract'

/** A solution that an author has still to write. */
export function isPlaceholder(solution: PrivateChallenge['solutions'][number]): boolean {
  return solution.some(({ contents }) => contents.includes('solution required'))
}
