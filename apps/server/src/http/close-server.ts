import type { FastifyInstance } from 'fastify'

/** Accepts no more requests and lets those in progress finish; `hurry` cuts the connections that are still open. */
export async function closeServer(app: FastifyInstance, hurry: AbortSignal): Promise<void> {
  const cut = () => app.server.closeAllConnections()
  hurry.addEventListener('abort', cut, { once: true })
  try {
    await app.close()
  } finally {
    hurry.removeEventListener('abort', cut)
  }
}
