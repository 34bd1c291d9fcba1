import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isOperator } from './operator-store.ts'
import { findSession, isSessionAlive, type Session } from './session.ts'
import type { SessionCookies } from './session-cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
    /** Whether the session that was found for this request still exists. Calls may wait for their body or their turn. */
    isStillSignedIn: () => Promise<boolean>
    /** Whether the caller runs the school. Asked each time, so that the role ends at once when it is taken away. */
    isOperator: () => Promise<boolean>
  }
}

export type IdentifyOptions = {
  database: Database
  cookies: SessionCookies
  now: () => Date
  /** When callers are identified: before the body is read, or after it, so that a failure knows what was sent. */
  hook: 'onRequest' | 'preHandler'
}

/** How long a session counts as found, in milliseconds: looking again would cost every change a query. */
const foundForMs = 1000

/** Finds the session of each caller by its cookie. */
export async function identifyCallers(
  app: FastifyInstance,
  { database, cookies, now, hook }: IdentifyOptions,
): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('session')
  app.decorateRequest('isStillSignedIn')
  app.decorateRequest('isOperator')
  const identify = async (request: FastifyRequest) => {
    const value = request.cookies[cookies.session]
    const foundAt = now()
    const session = value === undefined ? undefined : await findSession(database, value, foundAt)
    request.session = session
    request.isStillSignedIn = async () =>
      session !== undefined &&
      (now().getTime() - foundAt.getTime() < foundForMs || isSessionAlive(database, session))
    request.isOperator = async () => session !== undefined && isOperator(database, session.camper.userId)
  }
  if (hook === 'onRequest') app.addHook('onRequest', identify)
  else app.addHook('preHandler', identify)
}
