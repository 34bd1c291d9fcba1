import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { documentationPage } from './documentation-page.ts'
import { openApiDocument } from './open-api.ts'

/** The API's document, for programs and for people; both are made once. */
export function registerDocumentation(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  const page = documentationPage()
  const style = page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'))
  const hash = createHash('sha256').update(style).digest('base64')
  app.get('/documentation/json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/documentation', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
