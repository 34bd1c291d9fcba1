import { fastifyCookie } from '@fastify/cookie'
import { paths } from '@cairn/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DatabaseAway } from '#database/database-away.ts'
import { pathOfReferrer } from '#http/own-navigation.ts'
import { safeReturnPath } from '#http/return-path.ts'
import { findSession } from '#http/session.ts'
import type { SessionServices } from './begin-session.ts'

type RedirectOptions = Omit<SessionServices, 'privateHash'> & { appOrigins: readonly string[] }

/** Any origin; only path and query are taken from it again. */
const anywhere = 'http://nowhere.invalid'

/** Whoever opens the sign-in page and is signed in goes back to where they came from, or home (security.md §3). */
export function redirectSignedIn(
  app: FastifyInstance,
  { database, cookies, appOrigins, now }: RedirectOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(paths.signIn)) return undefined
    const { pathname, searchParams } = new URL(request.url, anywhere)
    // A code is typed on the page by those, too, who link another service to the account that they are in.
    if (pathname.replace(/\/$/, '') !== paths.signIn || searchParams.get('step') === 'code') return undefined
    const cookie = fastifyCookie.parse(request.headers.cookie ?? '')[cookies.session]
    const session = cookie === undefined ? undefined : await findSessionIfPossible(database, cookie, now())
    if (!session) return undefined
    const target = new URL(wayBack(request, searchParams, appOrigins), anywhere)
    const messages = searchParams.get('messages')
    if (messages !== null) target.searchParams.set('messages', messages)
    return reply.header('cache-control', 'no-store').redirect(target.pathname + target.search + target.hash)
  })
}

/** The page itself needs no database, and is shown while there is none. */
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
  const wanted = searchParams.get('returnTo') ?? pathOfReferrer(request, appOrigins)
  const path = safeReturnPath(wanted, paths.home)
  const { pathname } = new URL(path, anywhere)
  // Here would be a loop, and signing out is for the person to decide. No page of ours is written with `%`.
  const isNoWayBack = [paths.signIn, paths.signOut].some((way) => pathname.startsWith(way))
  return isNoWayBack || pathname.includes('%') ? paths.home : path
}
