import { ping } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from './implement.ts'

/** A call that does nothing but give a browser its first cookies. */
export function registerPing(app: FastifyInstance): void {
  implement(app, ping, async () => ({ msg: 'pong' as const }))
}
