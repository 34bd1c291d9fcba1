import { inLanguage, type Language, languages, paths, safeReturnPath } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isOwnNavigation, ownReferrer } from '#http/own-navigation.ts'
import { deleteSession } from '#http/session.ts'
import { wordsOf } from '#http/words-of.ts'
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
      return (
        reply
          // Over plain http its form is known by where it comes from.
          .header('referrer-policy', 'same-origin')
          .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
          .type('text/html; charset=utf-8')
          .send(confirmationPage(request.language))
      )
    }
    if (request.session) await deleteSession(database, request.session)
    clearSessionCookie(reply, cookies)
    const fallback = inLanguage(paths.learn, request.language)
    return reply.redirect(safeReturnPath(ownReferrer(request, appOrigins)?.pathname, fallback))
  })
}

/** One button; its form is sent from our own page and therefore obeyed. */
function confirmationPage(language: Language): string {
  const { code, isRightToLeft } = languages[language]
  const [title, explanation, confirm] = (['title', 'explanation', 'confirm'] as const).map((name) =>
    wordsOf(`server.signOut.${name}`, {}, language),
  )
  return `<!doctype html>
<html lang="${code}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${title}</h1><p>${explanation}</p><form action="${inLanguage(paths.signOut, language)}"><button>${confirm}</button></form></body>
</html>`
}
