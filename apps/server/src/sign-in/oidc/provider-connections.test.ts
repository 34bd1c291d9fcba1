import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FindConnection, providerConnections } from './provider-connections.ts'

let document: object
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
})
let issuer: string
let findConnection: FindConnection

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening')
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  findConnection = providerConnections([
    { id: 'school', name: 'Hill School', issuer, clientId: 'cairn', clientSecret: 'a-secret' },
  ])
})
afterAll(() => server.close())

test.for([
  ['no page to sign in on', undefined, 'authorization_endpoint'],
  ['a script in place of that page', 'javascript:alert(1)', 'only HTTP and HTTPS'],
  ['a number in place of that page', 5, 'authorization_endpoint'],
] as const)('a provider that names %s is asked again', async ([, page, reason]) => {
  document = { issuer, authorization_endpoint: page }
  await expect(findConnection('school')).rejects.toThrow(reason)
})

test('a provider that names such a page is remembered', async () => {
  document = { issuer, authorization_endpoint: `${issuer}/sign-in` }
  const connection = await findConnection('school')
  document = {}
  expect(await findConnection('school')).toBe(connection)
})
