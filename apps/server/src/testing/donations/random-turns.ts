export type Turns = {
  /** Waits until it is this task's turn. */
  turn: () => Promise<void>
  /** Runs tasks side by side, one step of one of them at a time, in a random order. */
  run: (tasks: readonly (() => Promise<unknown>)[]) => Promise<void>
}

export function randomTurns(random: () => number): Turns {
  const waiting: (() => void)[] = []
  return {
    turn: () => new Promise((resolve) => waiting.push(resolve)),
    run: async (tasks) => {
      const running = new Set(tasks)
      for (const task of tasks) void task().finally(() => running.delete(task))
      while (running.size > 0) {
        const [next] = waiting.splice(Math.floor(random() * waiting.length), 1)
        next?.()
        // Lets the task come to its next turn, or to its end.
        await new Promise<void>((resolve) => setImmediate(resolve))
      }
    },
  }
}
