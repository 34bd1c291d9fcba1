import { flashTypeOf, inLanguage, paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { pathWithMessage } from '#http/path-with-message.ts'
import { openForum } from './open-forum.ts'

type ForumServices = { forumUrl: string | null; forumInviteUrl: string | null; now: () => Date }

const key = 'flash.forum-away'

/** Pages are kept for long, and invitations run out: pages link here, and are led on. */
export function registerForum(app: FastifyInstance, { forumUrl, forumInviteUrl, now }: ForumServices): void {
  if (forumUrl === null && forumInviteUrl === null) return
  const onFailure = (error: unknown) => app.log.warn({ err: error }, 'there is no invitation to the forum')
  const findForum = openForum({ forumUrl, forumInviteUrl, onFailure, now })
  const sorry = pathWithMessage(paths.home, flashTypeOf(key), key)
  app.get(paths.forum, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect((await findForum()) ?? inLanguage(sorry, request.language)),
  )
}
