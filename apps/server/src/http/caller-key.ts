import type { FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'
import { customerKey } from './network-keys.ts'

/** Whom limits count: signed-in campers by account, wherever they call from; visitors only by address. */
export function callerKey({ ip, session }: FastifyRequest): string {
  return session ? session.camper.userId : addressKey(ip)
}

/**
 * The same for calls that take up room for good, or make the school ask others: one customer can easily get thousands of
 * the networks above.
 */
export function customerOrCamper({ ip, session }: FastifyRequest): string {
  return session ? session.camper.userId : customerKey(ip)
}
