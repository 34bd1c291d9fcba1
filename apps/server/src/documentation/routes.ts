import type { FastifyInstance } from 'fastify'
import { plainPagePolicy } from '#http/plain-page-policy.ts'
import { documentationPage, documentationStyle } from './documentation-page.ts'
import { openApiDocument } from './open-api.ts'

/** The API's document, for programs and for people; both are made once. */
export function registerDocumentation(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  const page = documentationPage()
  const policy = plainPagePolicy(documentationStyle)
  app.get('/documentation/json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/documentation', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
}
