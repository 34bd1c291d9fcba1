import Fastify, { type FastifyRequest } from 'fastify'
import { register } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { countRequests } from './count-requests.ts'

afterEach(() => register.clear())

/** How many routes are told after visitors have asked for addresses that they made up. */
async function routesTold(...routeOf: [((request: FastifyRequest) => string)?]): Promise<number> {
  countRequests(...routeOf)
  const app = Fastify()
  app.get('/lessons/:id', async () => 'a lesson')
  for (let count = 0; count < 20; count++)
    for (const path of ['lessons/', '']) await app.inject(`/${path}${crypto.randomUUID()}`)
  await app.close()
  const told = await register.getSingleMetric('cairn_http_requests_total')?.get()
  return new Set(told?.values.map(({ labels }) => labels['route'])).size
}

test('requests are told by route, however many addresses visitors make up', async () => {
  expect(await routesTold()).toBe(2)
})

test('methods that no route has are told as one', async () => {
  countRequests()
  const app = Fastify()
  for (const method of ['PROPFIND', 'MKCOL', 'LOCK', 'GET'] as const)
    await app.inject({ method: method as 'GET', url: '/' })
  await app.close()
  const told = await register.getSingleMetric('cairn_http_requests_total')?.get()
  expect(told?.values.map(({ labels }) => labels['method']).toSorted()).toEqual(['GET', 'other'])
})

test('twin: by address, they are as many as there are addresses', async () => {
  expect(await routesTold(({ url }) => url)).toBe(40)
})
