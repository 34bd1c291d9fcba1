import { csrfCookie, csrfHeader } from '@cairn/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CsrfTokens } from './csrf.ts'
import { identifyCallers, type IdentifyOptions } from './identify-callers.ts'
import { sendRefusal } from './implement.ts'
import { isForeign, isForeignPart } from './is-foreign.ts'
import { Refusal } from './refusal.ts'
import { hashSecret } from './secret.ts'
import { sessionBinding } from './session-binding.ts'
import { browserSecret, type SessionCookies } from './session-cookies.ts'

export type GuardOptions = Omit<IdentifyOptions, 'hook'> & {
  tokens: CsrfTokens
  appOrigins: readonly string[]
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Identifies the caller, and rejects every change that our own pages did not request, and everything that another site's
 * page loads as a part of itself.
 */
export async function registerGuard(app: FastifyInstance, options: GuardOptions): Promise<void> {
  const { cookies, tokens, appOrigins } = options
  await identifyCallers(app, { ...options, hook: 'onRequest' })

  // Before the body is read: parsing one of the largest takes as long as answering a hundred requests.
  app.addHook('preParsing', async (request, reply) => {
    if (isForeignPart(request)) return void sendRefusal(reply, 403, new Refusal('flash.generic-error'))
    if (safeMethods.has(request.method) || bringsItsToken(request)) return
    if (isForeign(request, appOrigins) || !hasToken(request, cookies, tokens)) {
      sendRefusal(reply, 403, new Refusal('flash.generic-error'))
    }
  })

  app.addHook('onSend', async (request, reply) => {
    // The caller is unknown: a visitor's token would replace the camper's own.
    if (reply.statusCode === 503) return
    // Kept by proxies, which would hand the caller's cookies to others.
    if (reply.getHeader('cache-control')?.toString().includes('public')) return
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

function browserBinding(secret: string): string {
  return `browser:${hashSecret(secret).toString('base64url')}`
}
