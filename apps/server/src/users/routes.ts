import { getPublicProfile, getSessionUser, usernameExists } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { implement } from '#http/implement.ts'
import { refuse } from '#http/refusal.ts'
import type { RetiredNames } from '#settings/retired-names.ts'
import { findPublicProfile } from './find-public-profile.ts'
import { loadSessionUser } from './load-session-user.ts'
import { isReservedUsername } from './rules.ts'
import { isUsernameTaken } from './store.ts'

const minuteMs = 60 * 1000

/** Programs that collect profiles say who they are; they are asked to leave (api.md §4). */
const collectors = /python|google-apps-script|curl/i

type UsersOptions = { database: Database; retiredNames: RetiredNames; now: () => Date }

export function registerUsers(app: FastifyInstance, { database, retiredNames, now }: UsersOptions): void {
  implement(app, getSessionUser, async (_input, { camper, request }) => {
    const sessionUser = await loadSessionUser(database, camper.userId)
    if (!sessionUser || !request.session) return refuse('signin.required')
    return {
      user: { [sessionUser.username]: sessionUser },
      result: sessionUser.username,
      sessionAgeMs: Math.max(0, now().getTime() - request.session.createdAt.getTime()),
    }
  })

  implement(app, getPublicProfile, async ({ query }, { request, reply }) => {
    if (collectors.test(request.headers['user-agent'] ?? '')) return refuse('flash.provide-username')
    const user = await findPublicProfile(database, query.username)
    if (user) return { entities: { user: { [user.username]: user } }, result: user.username }
    return reply.code(404).send({})
  })

  implement(
    app,
    usernameExists,
    async ({ query: { username } }) => ({
      exists:
        isReservedUsername(username) ||
        (await isUsernameTaken(database, username)) ||
        (await retiredNames.has(database, username)),
    }),
    { rateLimit: { max: 30, timeWindow: minuteMs } },
  )
}
