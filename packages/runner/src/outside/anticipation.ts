import type { RunOptions } from '../runner.ts'
import { type Withheld, withholdEvents } from './withhold-events.ts'

type Work = (options: RunOptions) => Promise<void>

/** A run that is made before anybody asks for it, while the camper thinks or reaches for the button. */
export type Anticipation = {
  /** Begins a run for a key, in place of the one before; settles when it is over. */
  begin: (key: string, work: Work) => Promise<void>
  /** Hands over the run of this key, if there is one: what it has found so far comes at once. */
  take: (key: string, options: RunOptions) => Promise<void> | undefined
  /** Ends the run, and waits until its sandbox is free. */
  cancel: () => Promise<void>
}

/** A run that takes longer than this is made when asked for, and not before. */
const maximumMs = 1000

export function createAnticipation(): Anticipation {
  let current: { key: string; withheld: Withheld; finished: Promise<void> } | undefined
  let isTooDear = false
  const cancel = async () => {
    const ended = current
    current = undefined
    ended?.withheld.cancel()
    await ended?.finished
  }
  return {
    begin: async (key, work) => {
      if (current?.key === key || isTooDear) return
      await cancel()
      if (current) return
      const withheld = withholdEvents()
      const startedAt = performance.now()
      const finished = work(withheld.options)
      const mine = { key, withheld, finished }
      current = mine
      await finished
      if (current === mine) isTooDear = performance.now() - startedAt > maximumMs
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
