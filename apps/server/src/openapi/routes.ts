import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from '#http/is-unchanged.ts'
import { plainPagePolicy } from '#http/plain-page-policy.ts'
import { openApiPage, openApiPageStyle } from './openapi-page.ts'
import { openApiDocument } from './openapi-document.ts'

type Kept = { bytes: Buffer; etag: string }

/**
 * The API's documentation, for programs and for people. Both are created when they are first asked for, and kept as
 * bytes: a text would be encoded again for each request, of which one connection can send hundreds at once.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const policy = plainPagePolicy(openApiPageStyle)
  let document: Kept | undefined
  let page: Kept | undefined
  app.get('/documentation/json', (request, reply) => {
    document ??= keep(JSON.stringify(openApiDocument()))
    return answer(request, reply.type('application/json; charset=utf-8'), document)
  })
  app.get('/documentation', (request, reply) => {
    page ??= keep(openApiPage())
    const html = reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
    return answer(request, html, page)
  })
}

function keep(text: string): Kept {
  const bytes = Buffer.from(text)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

function answer(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: Kept): FastifyReply {
  reply.headers({ 'cache-control': 'public, no-cache', etag })
  return isUnchanged(request, etag) ? reply.code(304).send() : reply.send(bytes)
}
