import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { fetchData } from './fetch-data.ts'

const servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that answers with these statuses, one after the other. */
async function answering(...statuses: number[]): Promise<{ address: string; asked: () => number }> {
  let count = 0
  const server = createServer((_request, response) => {
    const status = statuses[count++] ?? 500
    response.writeHead(status, { connection: 'close' }).end('{"screen":"home","superBlocks":[]}')
  })
  servers.push(server)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return {
    address: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    asked: () => count,
  }
}

const noWaits = [0, 0, 0]

test('data is fetched', async () => {
  const { address } = await answering(200)
  expect(await fetchData(address, noWaits)).toEqual({ screen: 'home', superBlocks: [] })
})

test('an answer of 404 means that there is nothing, and is not retried', async () => {
  const { address, asked } = await answering(404)
  expect(await fetchData(address, noWaits)).toBeNull()
  expect(asked()).toBe(1)
})

test('an answer of 500 is an error at once', async () => {
  const { address, asked } = await answering(500, 200)
  await expect(fetchData(address, noWaits)).rejects.toMatchObject({ init: { status: 500 } })
  expect(asked()).toBe(1)
})

test('any other failure is retried three times', async () => {
  const { address, asked } = await answering(503, 502, 429, 200)
  expect(await fetchData(address, noWaits)).toMatchObject({ screen: 'home' })
  expect(asked()).toBe(4)
})

test('a missing connection is an error after the last try', async () => {
  await expect(fetchData('http://localhost:1', noWaits)).rejects.toMatchObject({ init: { status: 503 } })
})
