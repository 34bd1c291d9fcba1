import Fastify, { type FastifyInstance } from 'fastify'
import { handleOneAtATime } from '#http/one-at-a-time.ts'
import { timeLimits } from '#http/time-limits.ts'
import { registerDocuments, type RunnerHostOptions } from './document-routes.ts'

/**
 * The second origin: immutable documents in which learner code runs, and nothing else. It has no cookies and no
 * accounts. A document's address may name origins to load from; one that cannot be allowed is refused with 400.
 */
export async function buildRunnerHost(options: RunnerHostOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle', ...timeLimits })
  // It shares its thread with the school.
  handleOneAtATime(app)
  // Documents say otherwise. What one process does not have yet, another of a newer version may have a moment later.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
  await registerDocuments(app, options)
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'))
  return app
}
