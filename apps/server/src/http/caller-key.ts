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

/**
 * The same for calls by which campers get rid of a thief in their account. By session, because the thief is in the same
 * account: its owner, who signs in anew, has a count of their own.
 */
export function sessionOrAddress({ ip, session }: FastifyRequest): string {
  return session ? session.hash.toString('hex') : addressKey(ip)
}
