/** Counts what learner code does, and reports when that is more than `limit` times within the period. */
export function createFloodGauge(limit: number, periodMs = 1000): () => boolean {
  let count = 0
  let countedSince = performance.now()
  return () => {
    if (performance.now() - countedSince > periodMs) {
      count = 0
      countedSince = performance.now()
    }
    count += 1
    return count > limit
  }
}
