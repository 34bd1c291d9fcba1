import type { FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'

/** Whom limits count: signed-in campers by account, wherever they call from; visitors only by address. */
export function callerKey({ ip, session }: FastifyRequest): string {
  return session ? session.camper.userId : addressKey(ip)
}
