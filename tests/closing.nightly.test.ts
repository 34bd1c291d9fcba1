import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ping, requestSignInMail } from '@cairn/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSocket } from '../apps/server/src/testing/open-socket.ts'
import { ApiClient } from './product/api-client.ts'
import { isAlive } from './product/is-alive.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const slowBody =
  'POST /signin/email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'

let dataDirectory: string
let port: number
let product: Product
let postgresPid: number

beforeEach(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'closing-'))
  port = await findFreePorts()
  product = await startProduct({ dataDirectory, port, environment: { HOST: '127.0.0.1' } })
  postgresPid = Number.parseInt(readFileSync(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'), 10)
})
afterEach(async () => {
  await product.kill()
  if (isAlive(postgresPid)) process.kill(postgresPid, 'SIGKILL')
  rmSync(dataDirectory, { recursive: true })
})

test('ends in spite of a body that never ends, and stops its database', async () => {
  await openSocket(port, slowBody)
  await openSocket(port + 1, slowBody)
  expect(await product.end('SIGTERM')).toBe(0)
  expectNothingLeft()
})

test('closes faster after a second signal, and still leaves nothing behind', async () => {
  await openSocket(port, slowBody)
  const ended = product.end('SIGTERM')
  // Signals within the first second count as one Ctrl-C that arrived twice, so more of them are sent.
  const impatient = setInterval(() => process.kill(product.pid, 'SIGTERM'), 100)
  const code = await ended.finally(() => clearInterval(impatient))
  expect(code).toBe(0)
  expectNothingLeft()
})

test('while it still makes pages ahead, closes without a complaint', async () => {
  expect(await product.end('SIGTERM')).toBe(0)
  expect(product.output()).not.toMatch(/could not|failed/)
})

test('also closes when its terminal is closed', async () => {
  const visitor = new ApiClient(`http://127.0.0.1:${port}`)
  await visitor.call(ping)
  product.stopListening()
  // The local outbox prints it.
  await visitor.call(requestSignInMail, { body: { email: 'ada@example.org' } })
  expect(await product.end('SIGTERM')).toBe(0)
  expectNothingLeft()
})

function expectNothingLeft(): void {
  expect(isAlive(postgresPid)).toBe(false)
  expect(existsSync(join(dataDirectory, 'postgres/postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDirectory, 'owner'))).toBe(false)
}
