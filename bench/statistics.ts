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
