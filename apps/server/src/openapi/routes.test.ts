import { fastify, type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { openApiPage } from './openapi-page.ts'
import { registerOpenApi } from './routes.ts'

const addresses = ['/documentation', '/documentation/json']

/** Requests each address twice; says for each pair of answers whether both are the same bytes in memory. */
async function isShared(register: (app: FastifyInstance) => void): Promise<boolean[]> {
  const app = fastify()
  const sent: unknown[] = []
  app.addHook('onSend', async (_request, _reply, payload) => {
    sent.push(payload)
  })
  register(app)
  for (const url of addresses) for (const _time of [1, 2]) await app.inject(url)
  await app.close()
  return addresses.map((_url, index) => {
    const [first, second] = sent.slice(2 * index)
    return Buffer.isBuffer(first) && first === second
  })
}

test('one copy of the documentation serves all requests, of which a connection can send hundreds at once', async () => {
  expect(await isShared(registerOpenApi)).toEqual([true, true])
})

test('a browser that has the documentation is told so instead of being sent it again', async () => {
  const app = fastify()
  registerOpenApi(app)
  for (const url of addresses) {
    const { headers } = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await app.inject({ url, headers: { 'if-none-match': '"another"' } })).statusCode).toBe(200)
  }
  await app.close()
})

test('twin: a text is encoded again for each', async () => {
  const registerTexts = (app: FastifyInstance) => {
    for (const url of addresses) app.get(url, async () => openApiPage())
  }
  expect(await isShared(registerTexts)).toEqual([false, false])
})
