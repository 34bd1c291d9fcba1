/** Soon after the first failure, then less and less often: a captive portal or an outage may last. */
const firstWaitMs = 5000
const longestWaitMs = 5 * 60 * 1000

/** The pause, in milliseconds, after this many consecutive rounds that left something waiting. */
export function pauseAfter(rounds: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** rounds)
}

type Sending = {
  /** Starts a round now, unless one is running. */
  wake: () => void
  /** Schedules a round. */
  plan: () => void
  stop: () => void
}

/**
 * Works in rounds, one at a time, until nothing is left.
 *
 * @param round does what it can and returns whether something is left
 */
export function keepSending(round: () => Promise<boolean>): Sending {
  let timer: ReturnType<typeof setTimeout> | undefined
  let rounds = 0
  let isBusy = false
  let isStopped = false
  const plan = () => {
    if (timer === undefined && !isBusy && !isStopped)
      timer = setTimeout(() => void work(), pauseAfter(rounds))
  }
  const work = async () => {
    if (isBusy || isStopped) return
    clearTimeout(timer)
    timer = undefined
    isBusy = true
    const isLeft = await round()
    isBusy = false
    if (isLeft) plan()
    rounds = isLeft ? rounds + 1 : 0
  }
  return {
    wake: () => void work(),
    plan,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
