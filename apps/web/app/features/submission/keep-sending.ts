/** Soon after the first failure, then ever more seldom: a portal or an outage may last. */
const firstWaitMs = 5000
const longestWaitMs = 5 * 60 * 1000

/** The pause after so many rounds in a row that have left something waiting, in milliseconds. */
export function pauseAfter(rounds: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** rounds)
}

type Sending = {
  /** Begins a round now, unless one is under way. */
  wake: () => void
  /** Sees to it that there will be a round. */
  plan: () => void
  stop: () => void
}

/**
 * Works in rounds, one at a time, until nothing is left.
 *
 * @param round does what it can and tells whether something is left
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
