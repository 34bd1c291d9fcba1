import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ExportResultCode } from '@opentelemetry/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openExporter } from './open-exporter.ts'

/** The paths at which spans have arrived. */
let asked: (string | undefined)[]
let isMoved: boolean
const server = createServer((request, response) => {
  asked.push(request.url)
  if (isMoved && request.url === '/v1/traces') response.writeHead(307, { location: '/elsewhere' })
  response.end()
})

beforeEach(async () => {
  asked = []
  await once(server.listen(0, 'localhost'), 'listening')
})
afterEach(() => server.close())

async function send(): Promise<ExportResultCode> {
  const url = `http://localhost:${(server.address() as AddressInfo).port}/v1/traces`
  const exporter = openExporter({ url, headers: { 'x-api-key': 'secret' }, resource: {} })
  const { promise, resolve } = Promise.withResolvers<ExportResultCode>()
  exporter.export([], ({ code }) => resolve(code))
  return promise
}

test('spans and the collector’s headers are not sent on to where it redirects', async () => {
  isMoved = true
  expect(await send()).toBe(ExportResultCode.FAILED)
  expect(asked).toEqual(['/v1/traces'])
})

test('twin: without a redirect they arrive', async () => {
  isMoved = false
  expect(await send()).toBe(ExportResultCode.SUCCESS)
})
