import { fastifyCookie } from '@fastify/cookie'
import { inLanguageUnlessNamed, paths, safeReturnPath, splitLanguage } from '@cairn/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DatabaseAway } from '#database/database-away.ts'
import { ownReferrer } from '#http/own-navigation.ts'
import { findSession } from '#http/session.ts'
import type { SessionServices } from './sessions/begin-session.ts'

type RedirectOptions = Omit<SessionServices, 'privateHash'> & { appOrigins: readonly string[] }

/** Any origin; only path and query are used. */
const anywhere = 'http://nowhere.invalid'

/**
 * A signed-in camper who opens the sign-in page goes back to where they came from, or home
 * (docs/reference/api.md, “Return paths”).
 */
export function redirectSignedIn(
  app: FastifyInstance,
  { database, cookies, appOrigins, now }: RedirectOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(paths.signIn)) return undefined
    const { pathname, searchParams } = new URL(request.url, anywhere)
    // Signed-in campers need the page too, to type a code that links another service to their account.
    if (pathname.replace(/\/$/, '') !== paths.signIn || searchParams.get('step') === 'code') return undefined
    const cookie = fastifyCookie.parse(request.headers.cookie ?? '')[cookies.session]
    const session = cookie === undefined ? undefined : await findSessionIfPossible(database, cookie, now())
    if (!session) return undefined
    const way = inLanguageUnlessNamed(wayBack(request, searchParams, appOrigins), request.language)
    const target = new URL(way, anywhere)
    const messages = searchParams.get('messages')
    if (messages !== null) target.searchParams.set('messages', messages)
    return reply.header('cache-control', 'no-store').redirect(target.pathname + target.search + target.hash)
  })
}

/** The page itself needs no database, and is shown while it is away. */
async function findSessionIfPossible(
  ...asked: Parameters<typeof findSession>
): ReturnType<typeof findSession> {
  try {
    return await findSession(...asked)
  } catch (error) {
    if (error instanceof DatabaseAway) return undefined
    throw error
  }
}

function wayBack(
  request: FastifyRequest,
  searchParams: URLSearchParams,
  appOrigins: readonly string[],
): string {
  const wanted = searchParams.get('returnTo') ?? ownReferrer(request, appOrigins)?.pathname
  const path = safeReturnPath(wanted, paths.home)
  const { pathname } = new URL(splitLanguage(path).path, anywhere)
  // The first would be a loop, and signing out is for the person to decide. None of our pages has a `%` in its path.
  const isNoWayBack = [paths.signIn, paths.signOut].some((way) => pathname.startsWith(way))
  return isNoWayBack || pathname.includes('%') ? paths.home : path
}
