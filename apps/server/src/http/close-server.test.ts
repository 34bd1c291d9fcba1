import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openSocket } from '#testing/open-socket.ts'
import { closeServer } from './close-server.ts'

test.for([
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: school.test\r\n'],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: school.test\r\nContent-Length: 9\r\n\r\n{'],
  ['a reader that has stopped', 'GET / HTTP/1.1\r\nHost: school.test\r\n\r\n'],
] as const)('closing is not held up by %s, once it must hurry', async ([, text]) => {
  const app = Fastify()
  // More than the buffers between two local programs hold.
  app.all('/', async () => 'much '.repeat(10_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const arrived = new Promise((resolve) => app.server.once('connection', resolve))
  const caller = await openSocket((app.server.address() as AddressInfo).port, text)
  caller.stopReading()
  await arrived
  const hurry = new AbortController()
  const closed = closeServer(app, hurry.signal)
  hurry.abort()
  await closed
  expect(app.server.listening).toBe(false)
})

test('twin: closing waits for a body, and answers it, until it must hurry', async () => {
  const app = Fastify()
  const arrived = Promise.withResolvers<void>()
  app.addHook('onRequest', async () => arrived.resolve())
  app.post('/', async () => 'received')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const caller = await openSocket(
    (app.server.address() as AddressInfo).port,
    'POST / HTTP/1.1\r\nHost: school.test\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{',
  )
  await arrived.promise
  const closed = closeServer(app, new AbortController().signal)
  caller.send('}')
  expect(await caller.closed).toContain('received')
  await closed
})

test('closing lets a request in progress finish', async () => {
  const app = Fastify()
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  app.get('/', async () => {
    entered.resolve()
    await released.promise
    return 'finished'
  })
  const answer = fetch(await app.listen({ port: 0, host: '127.0.0.1' }))
  await entered.promise
  const closed = closeServer(app, new AbortController().signal)
  released.resolve()
  expect(await (await answer).text()).toBe('finished')
  await closed
})
