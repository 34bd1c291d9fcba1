import type { FlashKey } from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '#database/transact.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import { isSessionAlive, renewSession } from '#http/session.ts'
import { setSessionCookie } from '#http/session-cookies.ts'
import { lockProven, type ProvenCamper } from '#users/sign-in-epoch-store.ts'
import type { SessionServices } from '../sessions/begin-session.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * The last step of every way to confirm: for ten minutes the camper may do what concerns the whole account. `outdated`
 * is the answer to a proof that no longer holds, because the account has changed since.
 */
export async function confirmSession<Key extends FlashKey>(
  { database, cookies, now }: SessionServices,
  { request, reply }: Exchange,
  { proven, outdated }: { proven: ProvenCamper; outdated: Refusal<Key> },
): Promise<Record<string, never> | Refusal<Key | 'signin.required'>> {
  const { session } = request
  if (!session) return refuse('signin.required')
  const renewed = await transact(database, async (transaction) => {
    const isCurrent = await lockProven(transaction, proven)
    if (!(await isSessionAlive(transaction, session))) return undefined
    return isCurrent ? renewSession(transaction, session, now()) : outdated
  })
  if (renewed instanceof Refusal) return renewed
  if (!renewed) return refuse('signin.required')
  request.session = renewed.session
  setSessionCookie(reply, cookies, renewed.cookie)
  return {}
}
