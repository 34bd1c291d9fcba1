import type { RunnerEvent, RunOptions } from '../runner.ts'

export type Withheld = {
  /** For the work. */
  options: RunOptions
  /** Hands on what has been said so far, and from now on everything at once; its signal ends the work. */
  release: (to: RunOptions) => void
  /** Ends the work, and forgets what it has said. */
  cancel: () => void
  /** Whether the runner itself has failed meanwhile, so that nothing here is worth keeping. */
  hasFailed: () => boolean
}

/** Lets work begin before it is known whether its results will be wanted. */
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
