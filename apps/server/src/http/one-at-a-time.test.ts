import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { limits } from '@cairn/contract'
import { handleOneAtATime } from './one-at-a-time.ts'

const many = 500
const apps: FastifyInstance[] = []

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** An app that notes who asks, in the order in which it begins to answer. */
async function openApp(prepare: (app: FastifyInstance) => void) {
  const app = fastify({ forceCloseConnections: true })
  const askers: string[] = []
  apps.push(app)
  prepare(app)
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
    askers.push(name)
    return name
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const dial = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  return { askers, dial }
}

const requestOf = (name: string) => `GET /${name} HTTP/1.1\r\nhost: a\r\n\r\n`

/** One connection sends many requests in one go, and then another sends a single one. */
async function askAtOnce(dial: () => Promise<Socket>): Promise<string> {
  const [greedy, patient] = [await dial(), await dial()]
  let received = ''
  greedy.on('data', (data) => {
    received += String(data)
  })
  greedy.write(requestOf('greedy').repeat(many))
  patient.write(requestOf('patient'))
  await once(patient, 'data')
  await expect.poll(() => received.split('HTTP/1.1 200').length - 1).toBe(many)
  return received
}

test('a connection that sends hundreds of requests in one go keeps no other waiting, and gets all its answers', async () => {
  const { askers, dial } = await openApp((app) => handleOneAtATime(app, many))
  await askAtOnce(dial)
  expect(askers.indexOf('patient')).toBeLessThan(many / 2)
})

test('twin: without turns most of them are answered first', async () => {
  const { askers, dial } = await openApp(() => undefined)
  await askAtOnce(dial)
  expect(askers.indexOf('patient')).toBeGreaterThan(many / 2)
})

test('requests whose caller has left are not begun', async () => {
  const { askers, dial } = await openApp((app) => handleOneAtATime(app, many))
  const [greedy, patient] = [await dial(), await dial()]
  greedy.write(requestOf('greedy').repeat(many))
  await once(greedy, 'data')
  greedy.destroy()
  patient.write(requestOf('patient'))
  await once(patient, 'data')
  expect(askers.filter((name) => name === 'greedy').length).toBeLessThan(many)
})

/** One connection sends this many requests in one go; returns how many of them are answered before it is closed. */
async function countAnswers(prepare: (app: FastifyInstance) => void, sent: number) {
  const { dial } = await openApp(prepare)
  const socket = await dial()
  let received = ''
  socket.on('data', (data) => {
    received += String(data)
  })
  // Closing a connection whose data has not been read yet resets it.
  socket.on('error', () => undefined)
  socket.write(requestOf('greedy').repeat(sent - 1))
  socket.write(`GET /last HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  await new Promise((resolve) => {
    socket.once('close', resolve)
  })
  return received.split('HTTP/1.1 200').length - 1
}

const atMost = limits.requestsPerConnection

test('as many requests as may wait on a connection are all answered', async () => {
  expect(await countAnswers(handleOneAtATime, atMost)).toBe(atMost)
})

test('a connection on which more wait is closed, because each takes memory', async () => {
  expect(await countAnswers(handleOneAtATime, many)).toBeLessThan(atMost)
})

test('twin: without that limit all of them are kept and answered', async () => {
  expect(await countAnswers((app) => handleOneAtATime(app, Infinity), many)).toBe(many)
})
