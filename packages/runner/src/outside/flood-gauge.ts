/**
 * Counts what comes from learner code, and tells whether more than `limit` came within a second. The app's main
 * thread takes each message in turn, so that enough of them keep it from its own work.
 */
export function createFloodGauge(limit: number): () => boolean {
  let count = 0
  let countedSince = performance.now()
  return () => {
    if (performance.now() - countedSince > 1000) {
      count = 0
      countedSince = performance.now()
    }
    count += 1
    return count > limit
  }
}
