import type { FastifyBaseLogger } from 'fastify'
import type { EventSink } from './event-sink.ts'

/** Writes one line for each event, whatever the level of the log is: the operator has asked for them. */
export function logEvents(log: FastifyBaseLogger): EventSink {
  const events = log.child({}, { level: 'info' })
  return ({ visit, events: seen }) => {
    for (const event of seen) events.info({ visit, ...event }, 'event')
  }
}
