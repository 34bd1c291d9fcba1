import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'
import { openSink } from './open-sink.ts'

const batch = { visit: '1'.repeat(32), events: [{ event: 'sign_in' as const }] }
let answer: (response: ServerResponse) => void
let received: (body: unknown, request: IncomingMessage) => void
const server = createServer((request, response) => void serve(request, response))
let address: string

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await json(request)
  received(body, request)
  answer(response)
}

beforeAll(async () => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}/events?key=hunter2`
})
afterAll(() => server.close())
beforeEach(() => {
  answer = (response) => response.end()
  received = () => undefined
})

/** The log's next line, written while the events are sent. */
function sendAndReadLog(target: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  openSink(target, createLog({ level: 'warn', destination: { write: resolve } }))(batch)
  return promise
}

test('a batch is posted as JSON, and says nothing else about the browser', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  received = (body, { method, headers }) =>
    resolve({ method, body, cookie: headers.cookie, from: headers.forwarded })
  openSink(address, createLog({ level: 'silent' }))(batch)
  expect(await promise).toEqual({ method: 'POST', body: batch, cookie: undefined, from: undefined })
})

test('a refusal is logged, and nothing is thrown', async () => {
  answer = (response) => response.writeHead(500).end()
  expect(JSON.parse(await sendAndReadLog(address))).toMatchObject({ status: 500, msg: 'events were refused' })
})

test('an address that does not answer is logged without its secrets', async () => {
  const line = await sendAndReadLog('http://localhost:9/events?key=hunter2')
  expect(line).toContain('events could not be sent')
  expect(line).not.toContain('hunter2')
})
