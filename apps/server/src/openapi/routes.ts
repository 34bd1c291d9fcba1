import type { FastifyInstance } from 'fastify'
import { plainPagePolicy } from '#http/plain-page-policy.ts'
import { openApiPage, openApiPageStyle } from './openapi-page.ts'
import { openApiDocument } from './openapi-document.ts'

/**
 * The API's documentation, for programs and for people. Both are created when they are first asked for, and kept as
 * bytes: a text would be encoded again for each request, of which one connection can send hundreds at once.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const policy = plainPagePolicy(openApiPageStyle)
  let document: Buffer | undefined
  let page: Buffer | undefined
  app.get('/documentation/json', (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument()))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/documentation', (_request, reply) => {
    page ??= Buffer.from(openApiPage())
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
  })
}
