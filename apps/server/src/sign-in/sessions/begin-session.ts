import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import type { PrivateHash } from '#http/private-hash.ts'
import { type Camper, createSession, deleteSession } from '#http/session.ts'
import { type SessionCookies, setSessionCookie } from '#http/session-cookies.ts'
import { deviceName } from './device-name.ts'
import { rememberBrowser } from '../known-browsers/remember-browser.ts'

export type SessionServices = {
  database: Database
  cookies: SessionCookies
  privateHash: PrivateHash
  now: () => Date
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * The last step of every way to sign in. An old session is never carried over: it is deleted, and the new one has
 * its own secret. From now on the browser is known to the account.
 */
export async function beginSession(
  services: SessionServices,
  { request, reply }: Exchange,
  camper: Camper,
): Promise<void> {
  const { database, cookies, now } = services
  if (request.session) await deleteSession(database, request.session)
  const device = deviceName(request.headers['user-agent'])
  const markHash = await rememberBrowser(services, { request, reply }, camper)
  const { session, cookie } = await createSession(database, camper, { now: now(), markHash, ...device })
  request.session = session
  setSessionCookie(reply, cookies, cookie)
}
