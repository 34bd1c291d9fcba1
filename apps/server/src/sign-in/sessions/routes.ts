import { endOtherSessions, endSession, listSessions } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { changeAccount, type ChangeServices } from '#account-changes/change-account.ts'
import { toldOfLimit } from '#account-changes/told-of-limit.ts'
import { sessionOrAddress } from '#http/caller-key.ts'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import { raiseSignInEpoch } from '#users/sign-in-epoch-store.ts'
import { listOwnSessions } from './list-own-sessions.ts'
import { deleteOtherSessions, deleteSessionById } from './store.ts'

/** Campers see where they are signed in and can end sessions, which takes effect at their next request. */
export function registerSessions(app: FastifyInstance, options: ChangeServices): void {
  const { database, now } = options
  implement(app, listSessions, async (_input, { request }) =>
    request.session
      ? { sessions: await listOwnSessions(database, request.session, now()) }
      : refuse('signin.required'),
  )

  implement(
    app,
    endOtherSessions,
    (_input, { request: { session, language } }) =>
      changeAccount({ ...options, language }, session, async (transaction, record, { userId }) => {
        const hash = session?.hash ?? Buffer.alloc(0)
        const { sessions: ended, hadOpenProofs } = await deleteOtherSessions(transaction, userId, hash)
        // Even if there was none to end, one may be about to begin.
        await raiseSignInEpoch(transaction, userId)
        // A thief could otherwise take its codes from the owner unseen.
        if (ended > 0 || hadOpenProofs) await record('signed-out-elsewhere')
        return { ended }
      }),
    { rateLimit: { ...toldOfLimit, keyGenerator: sessionOrAddress } },
  )

  // Told by mail: a thief with a stolen session could otherwise keep its owner out, again and again and unseen.
  implement(
    app,
    endSession,
    ({ body }, { request: { session, language } }) =>
      changeAccount({ ...options, language }, session, async (transaction, record, { userId }) => {
        if (!(await deleteSessionById(transaction, userId, body.id))) return refuse('signin.session-gone')
        await record('device-signed-out')
        return {}
      }),
    { rateLimit: { ...toldOfLimit, keyGenerator: sessionOrAddress } },
  )
}
