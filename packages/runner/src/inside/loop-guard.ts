import { now } from './primordials.ts'

/** Turns between two looks at the clock; a look costs as much as many turns. */
const turnsBetweenLooks = 256

export type LoopGuard = {
  /** Called before a loop begins. */
  enter: (loop: number) => void
  /** Called at each turn; true when the loop has to be left. */
  turn: (loop: number, line: number) => boolean
  /** Forgets an earlier trip. */
  reset: () => void
  /** Line of the loop that had to be left, if any. */
  tripped: () => number | undefined
}

/** Ends loops that run for longer than `limitMs` (behaviours.md §1). Inserted by build/guard-loops.ts. */
export function createLoopGuard(limitMs: number, onTrip: (line: number) => void): LoopGuard {
  const turns: number[] = []
  const starts: number[] = []
  let trippedLine: number | undefined
  return {
    enter: (loop) => {
      turns[loop] = 0
      starts[loop] = now()
    },
    turn: (loop, line) => {
      const count = (turns[loop] ?? 0) + 1
      turns[loop] = count
      if (count % turnsBetweenLooks !== 0 || now() - (starts[loop] ?? 0) < limitMs) return false
      if (trippedLine === undefined) {
        trippedLine = line
        onTrip(line)
      }
      return true
    },
    reset: () => {
      trippedLine = undefined
    },
    tripped: () => trippedLine,
  }
}
