/** Indices into two sequences; what stands before `start` and after each end is the same in both. */
export type DifferingPart = { start: number; oneEnd: number; otherEnd: number }

/** The part in which two sequences differ; empty on both sides when they are the same. */
export function differingPart<Item>(one: readonly Item[], other: readonly Item[]): DifferingPart {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return { start, oneEnd: one.length - end, otherEnd: other.length - end }
}
