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

test('twin: by address, they are as many as there are addresses', async () => {
  expect(await routesTold(({ url }) => url)).toBe(40)
})
