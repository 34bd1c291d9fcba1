import { type AnalyticsEvent, limits } from '@cairn/contract'

export type EventQueue = {
  track: (event: AnalyticsEvent) => void
  /** Whether events may be sent; undefined while that is not known yet. */
  permit: (isPermitted: boolean | undefined) => void
  /** Sends what waits, if that is permitted. */
  flush: () => void
}

/** Holds events until many can be sent at once. Those of a reader who has not agreed are dropped. */
export function openEventQueue(send: (events: readonly AnalyticsEvent[]) => void): EventQueue {
  let mayBeSent: boolean | undefined
  let waiting: readonly AnalyticsEvent[] = []
  const flush = () => {
    if (mayBeSent !== true || waiting.length === 0) return
    const events = waiting
    waiting = []
    send(events)
  }
  return {
    track: (event) => {
      if (mayBeSent === false) return
      if (waiting.length === limits.maxEventsAtOnce) flush()
      if (waiting.length < limits.maxEventsAtOnce) waiting = [...waiting, event]
    },
    permit: (isPermitted) => {
      mayBeSent = isPermitted
      if (isPermitted === false) waiting = []
    },
    flush,
  }
}
