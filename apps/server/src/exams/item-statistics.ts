/** Sums of all sittings with a question. `rest` is the share (0 to 1) of a sitting's other questions that were right. */
export type ItemSums = {
  answered: number
  right: number
  restSum: number
  restSquares: number
  restSumOfRight: number
}

export type ItemStatistics = {
  answered: number
  /** From 0 to 1. */
  shareRight: number
  /**
   * How well the question tells strong sittings from weak ones: the correlation (-1 to 1) between being right here and
   * the share of the other questions that are right, known as the corrected item-total correlation. Undefined while
   * all were right, all were wrong, or all sittings were equally good.
   */
  discrimination: number | undefined
}

/** How difficult a question is, and how well it separates (docs/decisions/0072-questions-are-measured.md). */
export function itemStatistics({
  answered,
  right,
  restSum,
  restSquares,
  restSumOfRight,
}: ItemSums): ItemStatistics {
  const shareRight = right / answered
  const wrong = answered - right
  const mean = restSum / answered
  const variance = restSquares / answered - mean * mean
  // Sums of fractions are never exact.
  if (right === 0 || wrong === 0 || variance < 1e-9)
    return { answered, shareRight, discrimination: undefined }
  const difference = restSumOfRight / right - (restSum - restSumOfRight) / wrong
  const spread = Math.sqrt(shareRight * (1 - shareRight))
  return { answered, shareRight, discrimination: (difference * spread) / Math.sqrt(variance) }
}

/** Fewer sittings say little about a question. */
const enoughSittings = 30

/** What an author should look at; undefined: nothing. */
export type ItemDoubt = 'few' | 'easy' | 'hard' | 'misleading' | 'weak'

/** The limits are those that test makers commonly use for choices of five. */
export function doubtAbout({ answered, shareRight, discrimination }: ItemStatistics): ItemDoubt | undefined {
  if (answered < enoughSittings) return 'few'
  if (discrimination !== undefined && discrimination < 0) return 'misleading'
  if (shareRight > 0.95) return 'easy'
  if (shareRight < 0.2) return 'hard'
  if (discrimination === undefined || discrimination < 0.15) return 'weak'
  return undefined
}
