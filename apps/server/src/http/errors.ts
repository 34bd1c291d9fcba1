import type { FlashKey } from '@cairn/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAccountGone } from '#database/is-account-gone.ts'
import { DatabaseAway } from '#database/database-away.ts'
import { sendRefusal } from './implement.ts'
import { Refusal } from './refusal.ts'

/** An embedded database is back about a second after it can be. */
export const retryAfterSeconds = 2

/** The one place where errors become answers. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, refusal } = explainError(error, request, reply)
    const { endpoint, malformed } = request.routeOptions.config
    const place = refusal === malformed ? endpoint?.refusalsIn : undefined
    return sendRefusal(reply, status, refusal, place)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' }),
  )
}

type Explained = { status: number; refusal: Refusal }

/** What callers are told about an error; one that they did not cause is logged. */
export function explainError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Explained {
  const status = error.statusCode ?? 500
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(Number(reply.getHeader('retry-after') ?? 0) / 60))
    return { status, refusal: new Refusal('flash.too-many-requests', { minutes }) }
  }
  if (status < 500) {
    const { endpoint, malformed } = request.routeOptions.config
    if (status === 400 && malformed) return { status, refusal: malformed }
    const key = Object.entries(endpoint?.refusals ?? {}).find(([, declared]) => declared === status)?.[0]
    return { status, refusal: new Refusal((key ?? 'flash.generic-error') as FlashKey) }
  }
  const passing = error instanceof DatabaseAway ? error.cause : isDeadlock(error) ? error : undefined
  if (passing !== undefined) {
    request.log.warn({ err: passing }, 'the database is away or busy')
    reply.header('retry-after', retryAfterSeconds)
    return { status: 503, refusal: new Refusal('flash.database-away') }
  }
  if (isAccountGone(error)) return { status: 401, refusal: new Refusal('signin.required') }
  request.log.error({ err: error }, 'request failed')
  return { status: 500, refusal: new Refusal('flash.generic-error') }
}

/** Two transactions waited for each other, and PostgreSQL has ended this one, which changed nothing. */
function isDeadlock({ code }: FastifyError): boolean {
  return code === '40P01'
}
