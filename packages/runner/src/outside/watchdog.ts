/** Calls `expired` unless it is fed or stopped in time. Learner code cannot prevent that. */
export type Watchdog = { feed: (ms: number) => void; stop: () => void }

export function startWatchdog(ms: number, expired: () => void): Watchdog {
  let timer = setTimeout(expired, ms)
  return {
    feed: (nextMs) => {
      clearTimeout(timer)
      timer = setTimeout(expired, nextMs)
    },
    stop: () => clearTimeout(timer),
  }
}
