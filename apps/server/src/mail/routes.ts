import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isLocalReader } from './is-local-reader.ts'
import { outboxPage } from './outbox-page.ts'
import { listLocalMail } from './local-mail-store.ts'

/** `/dev/mail`: the local outbox, for a reader on this very machine only; nobody else is told that it exists. */
export function registerOutbox(app: FastifyInstance, database: Database, mayRead = isLocalReader): void {
  app.get('/dev/mail', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(outboxPage(await listLocalMail(database)))
  })
}
