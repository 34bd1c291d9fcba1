import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { timeLimits } from '#http/time-limits.ts'
import { buildRunnerHost } from '#runner-host/build-runner-host.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { openSocket } from '#testing/open-socket.ts'

const shortMs = 300

/** More than the buffers between two local programs hold. */
const muchText = 'much '.repeat(10_000_000)

const slowHeaders = 'GET /status/ping HTTP/1.1\r\nHost: school.test\r\n'
const slowBody =
  'POST /signin/email HTTP/1.1\r\nHost: school.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

const muchRequest = 'GET /much HTTP/1.1\r\nHost: school.test\r\n\r\n'

const littleRequest = 'GET /little HTTP/1.1\r\nHost: school.test\r\nConnection: close\r\n\r\n'

const server = await openTestServer()

async function buildRunner(): Promise<FastifyInstance> {
  const manifest = { version: 'abc', headers: {} }
  const app = await buildRunnerHost({ directory: '', manifest, appOrigins: [] })
  app.post('/signin/email', async () => 'received')
  return app
}

const cases = [
  { name: 'the app', open: async () => server.app },
  { name: 'the runner’s host', open: buildRunner },
]

/** By default the app only. */
describe.for(isNightly ? cases : cases.slice(0, 1))('$name', ({ open }) => {
  let app: FastifyInstance
  let port: number

  beforeAll(async () => {
    app = await open()
    app.get('/much', async () => muchText)
    app.get('/little', async () => 'little')
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(() => app.close())

  test('has every limit, as reported by the running server', () => {
    const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = app.server
    expect({ headersTimeout, keepAliveTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      keepAliveTimeout: 150_000,
      requestTimeout: 30_000,
      timeout: 60_000,
    })
  })

  test('does not wait for headers that never end', async () => {
    app.server.headersTimeout /= 100
    const caller = await openSocket(port, slowHeaders)
    expect(await caller.closed).toContain('408 Request Timeout')
  })

  test('cuts off a thousand slow callers, and answers others meanwhile', async () => {
    app.server.headersTimeout = 5000
    const callers = await Promise.all(Array.from({ length: 1000 }, () => openSocket(port, slowHeaders)))
    expect(await (await openSocket(port, littleRequest)).closed).toContain('200 OK')
    await expect.poll(() => countConnections(app)).toBe(callers.length)
    const answers = await Promise.all(callers.map(({ closed }) => closed))
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    )
  })

  test('does not wait for a body that never ends', async () => {
    app.server.requestTimeout /= 100
    const caller = await openSocket(port, slowBody)
    expect(await caller.closed).toContain('408 Request Timeout')
  })

  test('does not wait for a reader that has stopped', async () => {
    app.server.timeout /= 100
    const caller = await openSocket(port, muchRequest)
    caller.stopReading()
    await expect.poll(() => countConnections(app)).toBe(0)
  })
})

test('twin: a limit of bodies among Node’s own options is none, because Fastify overwrites it', async () => {
  const http = { ...timeLimits.http, headersTimeout: shortMs, requestTimeout: shortMs }
  const open = async (requestTimeout: number) => {
    const app = Fastify({ http, requestTimeout })
    await app.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => {
      app.server.closeAllConnections()
      return app.close()
    })
    return { app, caller: await openSocket((app.server.address() as AddressInfo).port, slowBody) }
  }
  const waiting = await open(0)
  const limited = await open(shortMs)
  await limited.caller.closed
  expect(await countConnections(limited.app)).toBe(0)
  expect(await countConnections(waiting.app)).toBe(1)
})

function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
}
