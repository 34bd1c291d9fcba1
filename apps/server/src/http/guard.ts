import cookie from '@fastify/cookie'
import { csrfCookie, csrfHeader } from '@cairn/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import type { CsrfTokens } from './csrf.ts'
import { sendRefusal } from './implement.ts'
import { Refusal } from './refusal.ts'
import { hashSecret } from './secret.ts'
import { findSession, isSessionAlive, type Session } from './session.ts'
import { browserSecret, type SessionCookies } from './session-cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
    /** Whether the session that was found for this request still exists. Calls may wait for their body or their turn. */
    isStillSignedIn: () => Promise<boolean>
  }
}

export type GuardOptions = {
  database: Database
  cookies: SessionCookies
  tokens: CsrfTokens
  appOrigins: readonly string[]
  now: () => Date
}

/** How long a session counts as found, in milliseconds: looking again would cost every change a query. */
const foundForMs = 1000

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Identifies the caller, and rejects every change that our own pages did not request. */
export async function registerGuard(app: FastifyInstance, options: GuardOptions): Promise<void> {
  const { database, cookies, tokens, appOrigins, now } = options
  await app.register(cookie)
  app.decorateRequest('session')
  app.decorateRequest('isStillSignedIn')

  app.addHook('onRequest', async (request) => {
    const value = request.cookies[cookies.session]
    const foundAt = now()
    const session = value === undefined ? undefined : await findSession(database, value, foundAt)
    request.session = session
    request.isStillSignedIn = async () =>
      session !== undefined &&
      (now().getTime() - foundAt.getTime() < foundForMs || isSessionAlive(database, session))
  })

  // Before the body is read: parsing one of the largest takes as long as answering a hundred requests.
  app.addHook('preParsing', async (request, reply) => {
    if (safeMethods.has(request.method) || bringsItsToken(request)) return
    if (isForeign(request, appOrigins) || !hasToken(request, cookies, tokens)) {
      sendRefusal(reply, 403, new Refusal('flash.generic-error'))
    }
  })

  app.addHook('onSend', async (request, reply) => {
    // The caller is unknown: a visitor's token would replace the camper's own.
    if (reply.statusCode === 503) return
    // Signing out forgets the browser, so it needs no fresh token.
    if (request.url.startsWith('/signout')) return
    const token = tokens.create(bindingOf(request, reply, cookies))
    reply.setCookie(csrfCookie, token, { path: '/', sameSite: 'strict', secure: cookies.isSecure })
  })
}

/** Browsers never send a user token by themselves, so other sites cannot make them send it. */
function bringsItsToken({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.endpoint?.access === 'user-token'
}

function isForeign({ headers }: FastifyRequest, appOrigins: readonly string[]): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return headers.origin !== undefined && !appOrigins.includes(headers.origin)
}

function hasToken(request: FastifyRequest, cookies: SessionCookies, tokens: CsrfTokens): boolean {
  const token = request.headers[csrfHeader]
  const browser = request.cookies[cookies.browser]
  const binding = request.session ? sessionBinding(request.session) : browser && browserBinding(browser)
  return typeof token === 'string' && binding !== undefined && binding !== '' && tokens.verify(binding, token)
}

function bindingOf(request: FastifyRequest, reply: FastifyReply, cookies: SessionCookies): string {
  if (request.session) return sessionBinding(request.session)
  return browserBinding(browserSecret(request, reply, cookies))
}

function sessionBinding({ hash }: Session): string {
  return `session:${hash.toString('base64url')}`
}

function browserBinding(secret: string): string {
  return `browser:${hashSecret(secret).toString('base64url')}`
}
