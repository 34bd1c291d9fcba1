import type { FastifyReply } from 'fastify'
import { sendRefusal } from './implement.ts'
import { Refusal } from './refusal.ts'

/** Tells a caller who was sent too much to wait a minute. */
export function sendTooMuch(reply: FastifyReply): FastifyReply {
  return sendRefusal(
    reply.header('retry-after', 60),
    429,
    new Refusal('flash.too-many-requests', { minutes: 1 }),
  )
}
