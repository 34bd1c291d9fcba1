import type { LoopLimit } from '../messages.ts'
import { now } from './primordials.ts'

type Loop = { turns: number; startedAt: number }

type GuardCalls = {
  enter: () => Loop
  /** True when the loop has to be stopped. */
  turn: (loop: Loop, line: number) => boolean
}

/**
 * What learner code calls. The document declares it, empty (documents/build-documents.ts): a constant of a script is seen
 * by all code, but is not among the names that a program can list.
 */
declare const __loopGuard: Partial<GuardCalls>

let current: GuardCalls | undefined
__loopGuard.enter = () => current?.enter() ?? { turns: 0, startedAt: 0 }
__loopGuard.turn = (loop, line) => current?.turn(loop, line) ?? false
Object.freeze(__loopGuard)

export type LoopGuard = {
  /** Line of the loop that had to be stopped, if any. */
  tripped: () => number | undefined
  reset: () => void
}

/**
 * Provides the object that ends learner code's loops after the limit. `build/guard-loops.ts` inserts a call of `enter`
 * before each loop and one of `turn` at the start of its body.
 */
export function installLoopGuard(
  { ms, turnsBetweenLooks }: LoopLimit,
  onTrip: (line: number) => void,
): LoopGuard {
  let trippedLine: number | undefined
  const enter = (): Loop => ({ turns: 0, startedAt: 0 })
  const turn = (loop: Loop, line: number): boolean => {
    loop.turns += 1
    if (loop.turns % turnsBetweenLooks !== 0) return false
    if (loop.startedAt === 0) loop.startedAt = now()
    if (now() - loop.startedAt < ms) return false
    if (trippedLine === undefined) {
      trippedLine = line
      onTrip(line)
    }
    return true
  }
  current = { enter, turn }
  return { tripped: () => trippedLine, reset: () => (trippedLine = undefined) }
}
