import { createHash } from 'node:crypto'
import {
  getSessionUser,
  limits,
  type OkOf,
  type SessionUser,
  sessionAgeHeader,
  signedInHeader,
  z,
} from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ByteCache } from '#cache/byte-cache.ts'
import type { Database } from '#database/schema.ts'
import type { CodeBudget } from '#http/code-budget.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { sendTooMuch } from '#http/send-too-much.ts'
import type { Session } from '#http/session.ts'
import type { UnreadBytes } from '#http/unread-bytes.ts'
import { loadSessionUser } from './load-session-user.ts'

/** As often as a camper with several tabs loads the page; a browser that has the current answer may ask more often. */
export const sessionUserLimit = {
  max: limits.sessionUsersPerMinute,
  timeWindow: 60 * 1000,
  allowList: (request: FastifyRequest) => {
    const etag = etagOf(request.session)
    return etag === undefined || isUnchanged(request, etag)
  },
}

type Services = {
  database: Database
  now: () => Date
  loading: LoadingUsers
  budget: CodeBudget
  /** By session. */
  unread: UnreadBytes
}

/** Accounts that are being loaded, by ETag: concurrent requests for one state share it. */
type LoadingUsers = ByteCache<SessionUser | undefined>

/** Keeps nothing once it is loaded. */
export function openLoadingUsers(): LoadingUsers {
  return new ByteCache(0, () => 1)
}

type Answer = OkOf<typeof getSessionUser> | Refusal<'signin.required'> | FastifyReply

/** A new release may return more, so answers that browsers have kept from an older one become invalid. */
const form = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(getSessionUser.ok)))
  .digest('base64url')
  .slice(0, 8)

function etagOf(session: Session | undefined): string | undefined {
  return session?.revision ? `"${session.revision}.${form}"` : undefined
}

/**
 * The signed-in camper. The ETag is the account's revision, so a browser that has the answer already is told so
 * after the one query that finds the session. The revision is read first: a change in between makes the answer newer
 * than its ETag, and the next request fetches it again (decision 20).
 */
export async function answerSessionUser(
  { database, now, loading, budget, unread }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const { session } = request
  const etag = etagOf(session)
  if (!session || etag === undefined) return refuse('signin.required')
  const ageMs = Math.max(0, now().getTime() - session.createdAt.getTime())
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    // The browser must not find it again for those who come after the camper.
    vary: signedInHeader,
    [sessionAgeHeader]: String(ageMs),
  }
  if (isUnchanged(request, etag)) return reply.code(304).headers(headers).send()

  const { userId } = session.camper
  const caller = session.hash.toString('hex')
  const isTooMuch = () => budget.isSpent(userId, now()) || unread.isTooMuch(caller)
  if (isTooMuch()) return sendTooMuch(reply)
  const user = await loading.getOrCreate(etag, () => loadSessionUser(database, userId))
  if (!user) return refuse('signin.required')
  // Concurrent requests were loaded together, but each is sent.
  if (isTooMuch()) return sendTooMuch(reply)
  const code = budget.spend(userId, [...user.completedChallenges, ...user.savedChallenges])
  void unread.count(caller, code, reply.raw)
  reply.headers(headers)
  return { user: { [user.username]: user }, result: user.username }
}
