import { ping, ready } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { ping as pingDatabase } from '#database/ping.ts'
import type { Database } from '#database/schema.ts'
import { implement } from './implement.ts'

/** Calls about the process itself. */
export function registerStatus(app: FastifyInstance, database: Database): void {
  // Does nothing but give a browser its first cookies.
  implement(app, ping, async () => ({ msg: 'pong' as const }))
  implement(app, ready, async () => {
    await pingDatabase(database)
    return { msg: 'ready' as const }
  })
}
