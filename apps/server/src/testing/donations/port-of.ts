import type { FastifyInstance } from 'fastify'

/** The port that a stand-in was given. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
