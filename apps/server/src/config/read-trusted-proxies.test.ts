import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readTrustedProxies } from './read-trusted-proxies.ts'

const visitor = '203.0.113.7'

/** The address that a school takes a visitor's to be, who comes through a proxy with an address of its own. */
async function seenThrough(proxy: string, trusted: string): Promise<string> {
  const app = Fastify({ trustProxy: [...readTrustedProxies(trusted)] })
  app.get('/', async ({ ip }) => ip)
  const headers = { 'x-forwarded-for': visitor }
  return (await app.inject({ url: '/', remoteAddress: proxy, headers })).body
}

test.for([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', '::1'],
  ['127.0.0.1', '::ffff:127.0.0.1'],
  ['::1', '127.0.0.1'],
  ['127.0.0.0/8', '::1'],
  ['10.0.0.7, 127.0.0.1', '::1'],
  ['10.0.0.7', '10.0.0.7'],
] as const)('with TRUST_PROXY=%s a proxy at %s is believed', async ([trusted, proxy]) => {
  expect(await seenThrough(proxy, trusted)).toBe(visitor)
})

test.for([
  ['127.0.0.1', '10.0.0.7'],
  ['127.0.0.1', '2001:db8::1'],
  ['10.0.0.7', '127.0.0.1'],
  ['10.0.0.7', '::1'],
] as const)('twin: with TRUST_PROXY=%s one at %s is not', async ([trusted, proxy]) => {
  expect(await seenThrough(proxy, trusted)).toBe(proxy)
})
