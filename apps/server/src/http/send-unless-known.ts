import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from './is-unchanged.ts'

type Content = { content: Buffer; type: string; etag: string }

/** Sends what everyone may keep and has to ask for again, or 304 if the caller still has it. */
export function sendUnlessKnown(
  reply: FastifyReply,
  request: FastifyRequest,
  { content, type, etag }: Content,
): FastifyReply {
  reply.headers({ 'cache-control': 'public, no-cache', etag })
  if (isUnchanged(request, etag)) return reply.code(304).send()
  return reply.type(type).send(content)
}
