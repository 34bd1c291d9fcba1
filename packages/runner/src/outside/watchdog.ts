/** Calls `expired` unless it is fed or stopped within `ms`: the border that learner code cannot cross. */
export function startWatchdog(ms: number, expired: () => void): { feed: () => void; stop: () => void } {
  let timer = setTimeout(expired, ms)
  return {
    feed: () => {
      clearTimeout(timer)
      timer = setTimeout(expired, ms)
    },
    stop: () => clearTimeout(timer),
  }
}
