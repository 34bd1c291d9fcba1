import type { RunOptions } from '../runner.ts'
import { type Withheld, withholdEvents } from './withhold-events.ts'

type Work = (options: RunOptions) => Promise<void>

/** A test run that starts before the camper asks for one, while they think or reach for the button. */
export type SpeculativeRun = {
  /** Starts a run for a key, replacing the previous one; settles when the run is over. */
  begin: (key: string, work: Work) => Promise<void>
  /** Hands over the run for this key, if there is one, with the events that it has withheld so far. */
  take: (key: string, options: RunOptions) => Promise<void> | undefined
  /** Ends the run and waits until its sandbox is free. */
  cancel: () => Promise<void>
}

/** A challenge whose run takes longer than this is only run on request. */
const maximumMs = 1000

export function createSpeculativeRun(): SpeculativeRun {
  let current: { key: string; withheld: Withheld; finished: Promise<void> } | undefined
  let isTooSlow = false
  const cancel = async () => {
    const ended = current
    current = undefined
    ended?.withheld.cancel()
    await ended?.finished
  }
  return {
    begin: async (key, work) => {
      if (current?.key === key || isTooSlow) return
      await cancel()
      if (current) return
      const withheld = withholdEvents()
      const startedAt = performance.now()
      const finished = work(withheld.options)
      const mine = { key, withheld, finished }
      current = mine
      await finished
      if (current === mine) isTooSlow = performance.now() - startedAt > maximumMs
    },
    take: (key, options) => {
      if (current?.key !== key || current.withheld.hasFailed()) return undefined
      const { withheld, finished } = current
      current = undefined
      withheld.release(options)
      return finished
    },
    cancel,
  }
}
