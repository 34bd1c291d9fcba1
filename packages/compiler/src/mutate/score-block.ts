/** How many variants of a block its tests have judged as they should. */
export type BlockScore = {
  block: string
  challenges: number
  wrong: number
  caught: number
  /** Wrong variants that survive and are marked as equivalent. */
  marked: number
  right: number
  accepted: number
}

/** Beyond this share of a block's wrong variants, marked ones count as survivors. */
const mostMarked = 0.03
const leastCaught = 0.95
const leastAccepted = 0.99

export function newScore(block: string): BlockScore {
  return { block, challenges: 0, wrong: 0, caught: 0, marked: 0, right: 0, accepted: 0 }
}

/** The share of wrong variants on which a test fails. */
export function shareCaught({ wrong, caught, marked }: BlockScore): number {
  const leftOut = Math.min(marked, Math.floor(wrong * mostMarked))
  return wrong === leftOut ? 1 : caught / (wrong - leftOut)
}

/** The share of right variants on which all tests pass. */
export function shareAccepted({ right, accepted }: BlockScore): number {
  return right === 0 ? 1 : accepted / right
}

export function isGoodEnough(score: BlockScore): boolean {
  return shareCaught(score) >= leastCaught && shareAccepted(score) >= leastAccepted
}
