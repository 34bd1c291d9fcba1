import { randomBytes } from 'node:crypto'
import { csrfCookie, limits, signedInCookie } from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from './secret.ts'

export type SessionCookies = {
  /** Holds the session: `<user id>.<secret>`. */
  session: string
  /** Binds a visitor's sign-in attempt and CSRF tokens to one browser. */
  browser: string
  /** Binds signing in with another service to the browser that left for it. */
  departure: string
  /** Holds the marks by which accounts recognize a browser; signing out keeps it. */
  marks: string
  isSecure: boolean
}

/**
 * With TLS the names' prefixes guarantee that this very host set the cookies over TLS. Over plain http (a laptop, a
 * classroom's network) browsers would reject such cookies.
 */
export function cookiesFor({ isSecure }: { isSecure: boolean }): SessionCookies {
  const prefix = isSecure ? '__Host-' : ''
  return {
    session: `${prefix}sid`,
    browser: `${prefix}si`,
    departure: `${prefix}away`,
    marks: `${prefix}known`,
    isSecure,
  }
}

export function setSessionCookie(reply: FastifyReply, cookies: SessionCookies, value: string): void {
  const maxAge = limits.sessionLifetimeMs / 1000
  const shared = { path: '/', sameSite: 'lax', secure: cookies.isSecure, maxAge } as const
  reply.setCookie(cookies.session, value, { ...shared, httpOnly: true })
  reply.setCookie(signedInCookie, randomBytes(16).toString('base64url'), shared)
}

export function clearSessionCookie(reply: FastifyReply, cookies: SessionCookies): void {
  // The CSRF token belonged to the session and would only be refused from now on.
  for (const name of [cookies.session, signedInCookie, csrfCookie]) {
    reply.clearCookie(name, { path: '/', secure: cookies.isSecure })
  }
}

/** The secret that identifies a visitor's browser, created if there is none yet. */
export function browserSecret(request: FastifyRequest, reply: FastifyReply, cookies: SessionCookies): string {
  return secretIn(cookies.browser, { request, reply, cookies })
}

/**
 * The secret that identifies the browser which leaves for another service, created if there is none yet. It is not the
 * browser's own: a call that a page had begun before it was left may be answered later, and names the browser again.
 */
export function departureSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: SessionCookies,
): string {
  return secretIn(cookies.departure, { request, reply, cookies })
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; cookies: SessionCookies }

function secretIn(name: string, { request, reply, cookies }: Exchange): string {
  const known = request.cookies[name]
  if (known) return known
  const { secret } = newSecret()
  reply.setCookie(name, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookies.isSecure,
  })
  // Later hooks of this request must see the same browser.
  request.cookies[name] = secret
  return secret
}
