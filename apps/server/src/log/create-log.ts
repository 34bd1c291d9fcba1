import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { redactAddress, redactLine } from './redact.ts'

type LogOptions = {
  /** A level of pino's, or `silent`. */
  level: string
  /** Standard output by default. */
  destination?: DestinationStream
}

/**
 * The log of the whole process: one JSON object per line. Log files have more readers than the database, and are
 * kept longer, so no line contains what would let a reader sign in as a camper.
 */
export function createLog({ level, destination }: LogOptions): FastifyBaseLogger {
  return pino(
    {
      level,
      serializers: { req: describeRequest, err: describeError },
      // Messages of the framework and of errors contain addresses too.
      hooks: { streamWrite: redactLine },
    },
    destination,
  )
}

function describeRequest({ method, url, host, ip }: FastifyRequest): Record<string, unknown> {
  return { method, url: redactAddress(url), host, remoteAddress: ip }
}
