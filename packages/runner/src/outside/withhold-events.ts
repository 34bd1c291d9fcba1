import type { RunnerEvent, RunOptions } from '../runner.ts'

export type Withheld = {
  options: RunOptions
  /** Hands on what has been said so far, and from now on everything at once. */
  release: () => void
  /** Ends the work, and forgets what it has said. */
  cancel: () => void
}

/** Lets work begin before it is known whether its results may count. */
export function withholdEvents({ signal, onEvent }: RunOptions): Withheld {
  const controller = new AbortController()
  const events: RunnerEvent[] = []
  let isReleased = false
  return {
    options: {
      signal: AbortSignal.any([signal, controller.signal]),
      onEvent: (event) => (isReleased ? onEvent(event) : events.push(event)),
    },
    release: () => {
      isReleased = true
      for (const event of events) onEvent(event)
    },
    cancel: () => controller.abort(),
  }
}
