import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { copyEmptyStorage } from './product/copy-empty-storage.ts'
import { type Collector, startCollector } from './product/start-collector.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

/** Spans are sent once a second. */
const patience = { timeout: 30_000 }

let directory: string
let collector: Collector
let product: Product

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracing-'))
  await copyEmptyStorage(directory)
  collector = await startCollector()
  product = await startProduct({
    dataDirectory: directory,
    port: await findFreePorts(),
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'info' },
  })
})
afterAll(async () => {
  await product.stop()
  await collector.close()
  await rm(directory, { recursive: true })
})

test('a request is a span with the id that the log has, and with its statements below it', async () => {
  expect((await fetch(`${product.origin}/status/ready`)).status).toBe(200)
  const [, id = ''] = await product.printed(
    /"reqId":"([\da-f-]{36})","req":\{"method":"GET","url":"\/status\/ready"/,
  )
  const ofRequest = () => collector.spans.find(({ attributes }) => attributes['cairn.request.id'] === id)
  await expect.poll(ofRequest, patience).toMatchObject({
    name: 'GET /status/ready',
    attributes: { 'http.route': '/status/ready', 'http.response.status_code': '200' },
  })
  const { traceId, spanId } = ofRequest() ?? {}
  const statements = collector.spans.filter((span) => span.parentSpanId === spanId)
  expect(statements.map(({ name }) => name)).toEqual(['select'])
  expect(statements).toMatchObject([{ traceId, attributes: { 'db.query.text': 'select 1' } }])
})

test('a request with a body has its statements, too, and no span tells who was there', async () => {
  const client = new ApiClient(product.origin)
  const username = await client.signIn(product, 'ada@example.org')
  const [, code = ''] = /sign-in code is ([A-Z0-9]{8})/.exec(product.output()) ?? []
  const [id = ''] = await readChallengeIds()
  await client.complete(id)
  await client.completedOnProfile(username)
  const children = (name: string) => {
    const parents = new Set(collector.spans.filter((span) => span.name === name).map(({ spanId }) => spanId))
    return collector.spans.filter(({ parentSpanId = '' }) => parents.has(parentSpanId))
  }
  await expect.poll(() => children('GET /api/users/get-public-profile').length, patience).toBeGreaterThan(0)
  const inserts = children('POST /modern-challenge-completed').filter(({ name }) => name === 'insert')
  expect(inserts.length).toBeGreaterThan(0)
  const text = collector.text()
  expect(['example.org', code, username, id].filter((secret) => text.includes(secret))).toEqual([])
})

test('a collector that hangs neither stops the school nor keeps it from ending', async () => {
  collector.hang()
  const visit = async () => {
    expect((await fetch(`${product.origin}/status/ready`)).status).toBe(200)
    return collector.unanswered()
  }
  await expect.poll(visit, patience).toBeGreaterThan(0)
  expect(await product.end('SIGTERM')).toBe(0)
  expect(product.output()).not.toContain('did not stop cleanly')
})
