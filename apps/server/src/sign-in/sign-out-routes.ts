import { paths, safeReturnPath } from '@cairn/contract'
import { en } from '@cairn/locales'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isOwnNavigation, ownReferrer } from '#http/own-navigation.ts'
import { deleteSession } from '#http/session.ts'
import { clearSessionCookie, type SessionCookies } from '#http/session-cookies.ts'

type SignOutOptions = { database: Database; cookies: SessionCookies; appOrigins: readonly string[] }

/**
 * `GET /signout` is the address that existing clients use: it ends the session if one of our own pages or the person
 * themselves opened it, and asks first if another site did.
 */
export function registerSignOut(
  app: FastifyInstance,
  { database, cookies, appOrigins }: SignOutOptions,
): void {
  app.get(paths.signOut, async (request, reply) => {
    if (!isOwnNavigation(request, appOrigins)) {
      return reply
        .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
        .type('text/html; charset=utf-8')
        .send(confirmationPage())
    }
    if (request.session) await deleteSession(database, request.session)
    clearSessionCookie(reply, cookies)
    return reply.redirect(safeReturnPath(ownReferrer(request, appOrigins)?.pathname))
  })
}

/** One button; its form is sent from our own page and therefore obeyed. */
function confirmationPage(): string {
  const { title, explanation, confirm } = en.server.signOut
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${title}</h1><p>${explanation}</p><form action="${paths.signOut}"><button>${confirm}</button></form></body>
</html>`
}
