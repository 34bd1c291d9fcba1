import { once } from 'node:events'
import { createServer, type IncomingMessage, request as askServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decorateWithLanguage } from '#http/page-language.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import { openSocket } from '#testing/open-socket.ts'
import { isLocalReader } from './is-local-reader.ts'
import { keepLocalMail } from './local-mail-store.ts'
import { registerOutbox } from './routes.ts'

let server: TestServer
let port: number
const proxies: Server[] = []

const link = 'http://localhost/confirm-email?email=a%40b&token=abc&emailChange=true'

beforeAll(async () => {
  server = await buildTestServer()
  const now = new Date()
  const mail = { mailId: crypto.randomUUID(), recipient: 'ada@example.org', subject: 'Your code' }
  await keepLocalMail(server.database, { ...mail, body: `ABCD2345, or open ${link} now` }, now)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close()
})

type Proxying = {
  target?: number
  /** The `Host` that the proxy sends; the visitor's own by default. */
  host?: string
  headers?: Record<string, string>
}

/** A reverse proxy on the same machine, as in front of a school that is open to the internet. */
async function startProxy({ target = port, host, headers = {} }: Proxying): Promise<number> {
  const proxy = createServer((incoming, outgoing) => {
    const asked = askServer(
      {
        host: '127.0.0.1',
        port: target,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, ...(host === undefined ? {} : { host }), ...headers },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(asked)
  })
  proxies.push(proxy)
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return (proxy.address() as AddressInfo).port
}

/** Makes a request like a visitor who types `host` into the address bar. */
async function readOutbox(at: number, host = `localhost:${at}`): Promise<{ status: number; body: string }> {
  const asked = askServer({ host: '127.0.0.1', port: at, path: '/dev/mail', headers: { host } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let body = ''
  for await (const chunk of answer) body += String(chunk)
  return { status: answer.statusCode ?? 0, body }
}

const notFound = { status: 404, body: JSON.stringify({ error: 'path not found' }) }

describe('the local outbox', () => {
  test.for(['localhost:8000', 'localhost', '127.0.0.1:8000', '[::1]:8000', 'cairn.localhost:8000'])(
    'is shown to a browser on this machine that requests %s',
    async (host) => {
      const { status, body } = await readOutbox(port, host)
      expect(status).toBe(200)
      expect(body).toContain('ABCD2345')
    },
  )

  test('has links with their complete address', async () => {
    const { body } = await readOutbox(port)
    const [, href = ''] = /<a href="([^"]+)">/.exec(body) ?? []
    expect(href.replaceAll('&amp;', '&')).toBe(link)
  })

  test('is not shown through a proxy on this machine that forwards the visitor’s host', async () => {
    expect(await readOutbox(await startProxy({}), 'school.example')).toEqual(notFound)
  })

  test.for([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
  ])('is not shown through a proxy that asks for localhost and says so in %s', async (name) => {
    const proxy = await startProxy({ host: 'localhost', headers: { [name]: '127.0.0.1' } })
    expect(await readOutbox(proxy, 'school.example')).toEqual(notFound)
  })

  test('is not shown to a proxy that uses HTTP/1.0 and adds no headers', async () => {
    const caller = await openSocket(port, 'GET /dev/mail HTTP/1.0\r\nHost: localhost\r\n\r\n')
    const answer = await caller.closed
    expect(answer).toContain('404 Not Found')
    expect(answer).not.toContain('ABCD2345')
  })

  test.for(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.20', '[', 'a b'])(
    'is not shown to another site whose name %j resolves to this machine',
    async (host) => {
      expect(await readOutbox(port, host)).not.toMatchObject({ status: 200 })
    },
  )

  test('without its rule, can be read by every visitor behind the proxy', async () => {
    const app = Fastify()
    decorateWithLanguage(app)
    const peers = new Set(['127.0.0.1', '::1'])
    registerOutbox(app, server.database, ({ raw }) => peers.has(raw.socket.remoteAddress ?? ''))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const target = (app.server.address() as AddressInfo).port
    for (const proxying of [{}, { host: 'localhost', headers: { via: '1.1 proxy' } }]) {
      const proxy = await startProxy({ target, ...proxying })
      expect((await readOutbox(proxy, 'school.example')).body).toContain('ABCD2345')
    }
    await app.close()
  })
})

test.for(['192.168.1.20', '10.0.0.7', '2001:db8::1', undefined])(
  'a reader from %s is not on this machine',
  (remoteAddress) => {
    const raw = { socket: { remoteAddress }, httpVersion: '1.1' } as Parameters<
      typeof isLocalReader
    >[0]['raw']
    expect(isLocalReader({ raw, headers: { host: 'localhost' } })).toBe(false)
  },
)
