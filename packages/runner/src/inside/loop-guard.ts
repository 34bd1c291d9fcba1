import { loopGuardName } from '../messages.ts'
import { defineProperty, now } from './primordials.ts'

/** Iterations between two readings of the clock (docs/reference/workshop.md, “Loop guards”). */
const turnsBetweenLooks = 100

type Loop = { turns: number; startedAt: number }

export type LoopGuard = {
  /** Line of the loop that had to be stopped, if any. */
  tripped: () => number | undefined
  reset: () => void
}

/**
 * Provides the object that ends learner code's loops after `limitMs`. `build/guard-loops.ts` inserts a call of `enter`
 * before each loop and one of `turn` at the start of its body.
 */
export function installLoopGuard(limitMs: number, onTrip: (line: number) => void): LoopGuard {
  let trippedLine: number | undefined
  const enter = (): Loop => ({ turns: 0, startedAt: 0 })
  /** True when the loop has to be stopped. */
  const turn = (loop: Loop, line: number): boolean => {
    loop.turns += 1
    if (loop.turns % turnsBetweenLooks !== 0) return false
    if (loop.startedAt === 0) loop.startedAt = now()
    if (now() - loop.startedAt < limitMs) return false
    if (trippedLine === undefined) {
      trippedLine = line
      onTrip(line)
    }
    return true
  }
  defineProperty(globalThis, loopGuardName, { value: { enter, turn }, configurable: true })
  return { tripped: () => trippedLine, reset: () => (trippedLine = undefined) }
}
