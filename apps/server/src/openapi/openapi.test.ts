import { completeTutorial, endpoints, getSessionUser } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { templateOf } from './openapi-document.ts'

const server = await openTestServer()

test('the OpenAPI document lists every call, with its bodies and all its refusals', async () => {
  const { status, body } = await server.visitor().send('GET', '/documentation/json')
  expect(status).toBe(200)
  const paths = body['paths'] as Record<
    string,
    Record<string, { responses: Record<string, { description: string }> }>
  >
  for (const endpoint of endpoints) {
    const { method, refusals } = endpoint
    const operation = paths[templateOf(endpoint)]?.[method.toLowerCase()]
    expect(operation).toBeDefined()
    for (const [key, code] of Object.entries(refusals)) {
      expect(operation?.responses[String(code)]?.description).toContain(key)
    }
  }
  expect(paths[getSessionUser.path]?.['get']).toMatchObject({ security: [{ session: [] }] })
  expect(paths[completeTutorial.path]?.['post']).toMatchObject({ security: [{ userToken: [] }] })
  expect(paths['/exam/{id}']?.['get']).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'open', in: 'query', required: false },
    ],
  })
})

test('the page for people lists every call, and runs no scripts', async () => {
  const answer = await server.app.inject('/documentation')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  for (const { path, method } of endpoints) expect(answer.body).toContain(`${method} <code>${path}</code>`)
})

test('parts of a path are parameters, and a refusal is where its call puts it', async () => {
  const { body } = await server.visitor().send('GET', '/documentation/json')
  expect(body['paths']).toMatchObject({
    '/certificate/showCert/{username}/{certSlug}': {
      get: {
        parameters: [
          { name: 'username', in: 'path', required: true },
          { name: 'certSlug', in: 'path', required: true },
        ],
        responses: { 404: formWith('messages') },
      },
    },
    '/certificate/verify': { put: { responses: { 400: formWith('response'), 401: formWith('message') } } },
  })
})

const formWith = (name: string) => ({
  content: { 'application/json': { schema: { properties: { [name]: expect.any(Object) as object } } } },
})
