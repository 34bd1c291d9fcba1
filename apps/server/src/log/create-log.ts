import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { redactAddress, redactLine } from './redact.ts'

type LogOptions = {
  /** One of pino's, or `silent`. */
  level: string
  /** The standard output when left out. */
  destination?: DestinationStream
}

/**
 * The log of the whole process: one JSON object a line. Log files are read by more people than the database, and
 * kept for longer, so no line holds what would sign somebody in.
 */
export function createLog({ level, destination }: LogOptions): FastifyBaseLogger {
  return pino(
    {
      level,
      serializers: { req: describeRequest, err: describeError },
      // Messages name addresses, too: those of the framework, and of errors.
      hooks: { streamWrite: redactLine },
    },
    destination,
  )
}

function describeRequest({ method, url, host, ip }: FastifyRequest): Record<string, unknown> {
  return { method, url: redactAddress(url), host, remoteAddress: ip }
}
