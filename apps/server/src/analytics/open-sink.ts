import type { FastifyBaseLogger } from 'fastify'
import type { EventSink } from './event-sink.ts'
import { logEvents } from './log-events.ts'
import { postEvents } from './post-events.ts'

/** Where events go: to the log, to an address, or nowhere. */
export function openSink(target: string | undefined, log: FastifyBaseLogger): EventSink {
  if (target === undefined) return () => undefined
  return target === 'log' ? logEvents(log) : postEvents(target, log)
}
