import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { PrivateHash } from '#http/private-hash.ts'
import { createSession, deleteSession } from '#http/session.ts'
import { type SessionCookies, setSessionCookie } from '#http/session-cookies.ts'
import { signedIn } from '#telemetry/topics.ts'
import { isBlocked } from '#users/block-store.ts'
import { lockProven, type ProvenCamper } from '#users/sign-in-epoch-store.ts'
import { deviceName } from './device-name.ts'
import { setMarks } from '../known-browsers/marks.ts'
import { rememberBrowser } from '../known-browsers/remember-browser.ts'

export type SessionServices = {
  database: Database
  cookies: SessionCookies
  privateHash: PrivateHash
  now: () => Date
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

type Proof = {
  camper: ProvenCamper
  /** When it was given; now by default. */
  provedAt?: Date
}

/**
 * The last step of every way to sign in. An old session is never carried over: it is deleted, and the new one has
 * its own secret. From now on the browser is known to the account. Nothing changes if the proof no longer holds, because
 * an undo came after it, or if an operator has blocked the camper.
 */
export async function beginSession(
  { database, cookies, privateHash, now }: SessionServices,
  { request, reply }: Exchange,
  { camper, provedAt }: Proof,
): Promise<'begun' | 'outdated' | 'blocked'> {
  const { userId, username } = camper
  const time = now()
  const begun = await transact(database, async (transaction) => {
    if (!(await lockProven(transaction, camper))) return 'outdated'
    if (await isBlocked(transaction, userId)) return 'blocked'
    if (request.session) await deleteSession(transaction, request.session)
    const { markHash, marks } = await rememberBrowser(
      transaction,
      { cookies, privateHash },
      { request, userId, now: time },
    )
    const beginning = {
      now: time,
      confirmedAt: provedAt,
      markHash,
      ...deviceName(request.headers['user-agent']),
    }
    return { marks, ...(await createSession(transaction, { userId, username }, beginning)) }
  })
  if (typeof begun === 'string') return begun
  signedIn.tell(undefined)
  request.session = begun.session
  setMarks(reply, cookies, begun.marks)
  setSessionCookie(reply, cookies, begun.cookie)
  return 'begun'
}
