import { endOtherSessions, endSession, listSessions } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import { listOwnSessions } from './list-own-sessions.ts'
import { deleteOtherSessions, deleteSessionById } from './store.ts'

/** Campers see where they are signed in and end what they do not know; it is over at the next request. */
export function registerSessions(
  app: FastifyInstance,
  { database, now }: { database: Database; now: () => Date },
): void {
  implement(app, listSessions, async (_input, { request }) =>
    request.session
      ? { sessions: await listOwnSessions(database, request.session, now()) }
      : refuse('signin.required'),
  )

  implement(app, endOtherSessions, async (_input, { camper, request }) => {
    const { session } = request
    if (!session) return refuse('signin.required')
    const ended = await transact(database, (transaction) =>
      deleteOtherSessions(transaction, camper.userId, session.hash),
    )
    return { ended }
  })

  implement(app, endSession, async ({ body }, { camper }) =>
    (await transact(database, (transaction) => deleteSessionById(transaction, camper.userId, body.id)))
      ? {}
      : refuse('signin.session-gone'),
  )
}
