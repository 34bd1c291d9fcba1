import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { outboxPage } from './outbox-page.ts'
import { listLocalMail } from './local-mail-store.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `/dev/mail`: the local outbox, for a reader on this very machine only. */
export function registerOutbox(app: FastifyInstance, database: Database): void {
  app.get('/dev/mail', async (request, reply) => {
    if (!loopback.has(request.socket.remoteAddress ?? '')) return reply.callNotFound()
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(outboxPage(await listLocalMail(database)))
  })
}
