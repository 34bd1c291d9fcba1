import { createHash } from 'node:crypto'
import { getSessionUser, type OkOf, sessionAgeHeader, z } from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#database/schema.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { loadSessionUser } from './load-session-user.ts'

type Answer = OkOf<typeof getSessionUser> | Refusal<'signin.required'> | FastifyReply

/** A new release may return more, so answers that browsers have kept from an older one become invalid. */
const form = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(getSessionUser.ok)))
  .digest('base64url')
  .slice(0, 8)

/**
 * The signed-in camper. The ETag is the account's revision, so a browser that has the answer already is told so
 * after the one query that finds the session. The revision is read first: a change in between makes the answer newer
 * than its ETag, and the next request fetches it again (decision 20).
 */
export async function answerSessionUser(
  { database, now }: { database: Database; now: () => Date },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const { session } = request
  if (!session?.revision) return refuse('signin.required')
  const etag = `"${session.revision}.${form}"`
  const ageMs = Math.max(0, now().getTime() - session.createdAt.getTime())
  const headers = { etag, 'cache-control': 'private, no-cache', [sessionAgeHeader]: String(ageMs) }
  if (isUnchanged(request, etag)) return reply.code(304).headers(headers).send()

  const user = await loadSessionUser(database, session.camper.userId)
  if (!user) return refuse('signin.required')
  reply.headers(headers)
  return { user: { [user.username]: user }, result: user.username }
}
