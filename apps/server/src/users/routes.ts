import {
  type ChallengePlace,
  getCompletedPlaces,
  getLessonPlace,
  getPublicProfile,
  getSessionUser,
  getSolution,
  getTimelinePage,
  type Language,
  usernameExists,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { openCodeBudget } from '#http/code-budget.ts'
import { refuse } from '#http/refusal.ts'
import { implement } from '#http/implement.ts'
import { networkKeys } from '#http/network-keys.ts'
import { sendTooMuch } from '#http/send-too-much.ts'
import { openUnreadBytes } from '#http/unread-bytes.ts'
import type { RetiredNames } from './retired-names.ts'
import { answerSessionUser, openLoadingUsers, sessionUserLimit } from './answer-session-user.ts'
import type { Profiles } from './open-profiles.ts'
import { listCompletedIds } from './completion-store.ts'
import { isReservedUsername } from './rules.ts'
import { isUsernameTaken } from './name-store.ts'

const minuteMs = 60 * 1000

/**
 * Programs that collect profiles identify themselves by their user agent and are refused
 * (docs/reference/api.md, “Public profile”).
 */
const collectors = /python|google-apps-script|curl/i
const forCollectors =
  'Please do not collect profiles with a program. They belong to the people who wrote them.\n'

type UserServices = {
  database: Database
  findPlace: (challengeId: string, language: Language) => ChallengePlace | undefined
  profiles: Profiles
  retiredNames: RetiredNames
  now: () => Date
}

export function registerUsers(app: FastifyInstance, services: UserServices): void {
  const { database, findPlace, profiles, retiredNames, now } = services
  const loading = openLoadingUsers()
  const budget = openCodeBudget()
  const unread = openUnreadBytes()
  implement(
    app,
    getSessionUser,
    (_input, { request, reply }) =>
      answerSessionUser({ database, now, loading, budget, unread }, request, reply),
    { rateLimit: sessionUserLimit },
  )

  implement(
    app,
    getCompletedPlaces,
    async (_input, { camper, request }) => {
      const ids = await listCompletedIds(database, camper.userId)
      const places = ids.flatMap((id) => {
        const place = findPlace(id, request.language)
        return place ? [[id, place] as const] : []
      })
      return Object.fromEntries(places)
    },
    { rateLimit: { max: 120, timeWindow: minuteMs }, takesTurn: true },
  )

  implement(
    app,
    getLessonPlace,
    async ({ params }, { request }) =>
      findPlace(params.id, request.language) ?? refuse('flash.lesson-not-found'),
    {
      rateLimit: { max: 120, timeWindow: minuteMs },
    },
  )

  implement(
    app,
    getPublicProfile,
    async ({ query }, { request, reply }) => {
      if (collectors.test(request.headers['user-agent'] ?? '')) {
        return reply.code(400).type('text/plain; charset=utf-8').send(forCollectors)
      }
      const answer = await profiles.findAnswer(query.username)
      if (!answer) return reply.code(404).send({})
      const { site } = networkKeys(request.ip)
      if (unread.isTooMuch(site)) return sendTooMuch(reply)
      void unread.count(site, answer.byteLength, reply.raw)
      return reply.type('application/json; charset=utf-8').send(answer)
    },
    { rateLimit: { max: 60, timeWindow: minuteMs } },
  )

  implement(
    app,
    getTimelinePage,
    async ({ query: { username, page } }, { reply }) =>
      (await profiles.findTimelinePage(username, Number(page))) ?? reply.code(404).send({}),
    { rateLimit: { max: 300, timeWindow: minuteMs } },
  )

  implement(
    app,
    getSolution,
    async ({ query: { username, id } }, { reply }) =>
      (await profiles.findSolution(username, id)) ?? reply.code(404).send({}),
    { rateLimit: { max: 120, timeWindow: minuteMs } },
  )

  implement(
    app,
    usernameExists,
    async ({ query: { username } }) => ({
      exists:
        isReservedUsername(username) ||
        (await isUsernameTaken(database, username, now())) ||
        (await retiredNames.has(database, username, now())),
    }),
    { rateLimit: { max: 30, timeWindow: minuteMs } },
  )
}
