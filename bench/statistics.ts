/** The value below which the given share (0–1) of the samples lies; samples must not be empty. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))
  return sorted[index] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

/**
 * How well one sample tells which of two lists it comes from: 0.5 is a coin toss, 1 is always. It is the area under the
 * ROC curve, computed from the ranks of Mann and Whitney; equal samples count half.
 */
export function distinguishability(first: readonly number[], second: readonly number[]): number {
  const sorted = second.toSorted((a, b) => a - b)
  const below = (value: number) => countUntil(sorted, (one) => one < value)
  const notAbove = (value: number) => countUntil(sorted, (one) => one <= value)
  const wins = first.reduce((sum, value) => sum + (below(value) + notAbove(value)) / 2, 0)
  const area = wins / (first.length * second.length)
  return Math.max(area, 1 - area)
}

/** The length of the prefix that satisfies the condition; only a prefix may satisfy it. */
function countUntil(sorted: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle] ?? Number.NaN)) low = middle + 1
    else high = middle
  }
  return low
}
