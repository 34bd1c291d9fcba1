import type { RunnerEvent, RunOptions } from '../runner.ts'

export type Withheld = {
  /** The options to start the work with. */
  options: RunOptions
  /** Passes on all events so far, and from now on each at once; its signal ends the work. */
  release: (to: RunOptions) => void
  /** Ends the work and discards its events. */
  cancel: () => void
  /** Whether the runner itself has failed meanwhile, so that nothing is worth keeping. */
  hasFailed: () => boolean
}

/** Lets work start before it is known whether its results will be wanted. */
export function withholdEvents(): Withheld {
  const controller = new AbortController()
  const events: RunnerEvent[] = []
  let listener: RunOptions | undefined
  const cancel = () => controller.abort()
  return {
    options: {
      signal: controller.signal,
      onEvent: (event) => {
        if (listener) listener.onEvent(event)
        else events.push(event)
      },
    },
    release: (to) => {
      if (to.signal.aborted) return cancel()
      to.signal.addEventListener('abort', cancel)
      listener = to
      for (const event of events) to.onEvent(event)
    },
    cancel,
    hasFailed: () => events.some(({ type }) => type === 'failed'),
  }
}
