/**
 * Counts messages from learner code, and reports when more than `limit` arrive within a second. The app's main thread
 * handles every message, so enough of them would block it.
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
