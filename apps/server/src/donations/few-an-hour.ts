const hourMs = 60 * 60 * 1000

/** Counts what happens for each key: false once it has happened `most` times in the current hour. */
export function fewAnHour(most: number, now: () => Date): (key: string) => boolean {
  const counts = new Map<string, number>()
  let since = 0
  return (key) => {
    const time = now().getTime()
    // Below zero, the clock was set back.
    if (time - since >= hourMs || time < since) {
      counts.clear()
      since = time
    }
    const before = counts.get(key) ?? 0
    if (before >= most) return false
    counts.set(key, before + 1)
    return true
  }
}
