import type { FastifyInstance } from 'fastify'
import { plainPagePolicy } from '#http/plain-page-policy.ts'
import { openApiPage, openApiPageStyle } from './openapi-page.ts'
import { openApiDocument } from './openapi-document.ts'

/**
 * The API's documentation, for programs and for people; both are created once, as bytes: a text would be encoded again
 * for each request, of which one connection can send hundreds at once.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const document = Buffer.from(JSON.stringify(openApiDocument()))
  const page = Buffer.from(openApiPage())
  const policy = plainPagePolicy(openApiPageStyle)
  app.get('/documentation/json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/documentation', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
}
