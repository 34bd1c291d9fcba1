import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { plainPagePolicy } from '#http/plain-page-policy.ts'
import { isLocalReader } from './is-local-reader.ts'
import { listLocalMail } from './local-mail-store.ts'
import { outboxPage, outboxStyle } from './outbox-page.ts'

/** `/dev/mail`: the local outbox, for a reader on this very machine only; for others it does not exist. */
export function registerOutbox(app: FastifyInstance, database: Database, mayRead = isLocalReader): void {
  app.get('/dev/mail', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply
      .header('content-security-policy', plainPagePolicy(outboxStyle))
      .type('text/html; charset=utf-8')
      .send(outboxPage(await listLocalMail(database), request.language))
  })
}
