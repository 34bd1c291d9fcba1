import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerAuthoring } from './authoring-routes.ts'

let directory: string
let app: FastifyInstance
let change: () => void

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'authoring-'))
  const listeners = new Set<() => void>()
  change = () => {
    for (const listener of listeners) listener()
  }
  app = Fastify()
  registerAuthoring(app, {
    live: {
      curricula: { version: 'v1' },
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    problemsFile: join(directory, 'problems.json'),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
  await rm(directory, { recursive: true })
})

async function open(): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo
  const [answer] = (await once(
    get({ host: '127.0.0.1', port, path: paths.authoringNews, agent: false }),
    'response',
  )) as [IncomingMessage]
  // Closed at the end of the test.
  answer.on('error', () => undefined)
  return answer
}

const newsOf = async (answer: IncomingMessage) => String((await once(answer, 'data'))[0])
const nothingWrong = 'data: {"version":"v1","problems":[]}\n\n'

test.for(['[{"file": "a.m', '', '{}', '[1]'])(
  'a problems file that contains %j counts as empty',
  async (text) => {
    await writeFile(join(directory, 'problems.json'), text)
    const answer = await open()
    expect(await newsOf(answer)).toBe(nothingWrong)
    const next = newsOf(answer)
    change()
    expect(await next).toBe(nothingWrong)
  },
)

test('a missing problems file counts as empty', async () => {
  expect(await newsOf(await open())).toBe(nothingWrong)
})

test('pages beyond the limit are refused until another one is closed', async () => {
  const streams: IncomingMessage[] = []
  let answer = await open()
  for (; answer.statusCode === 200 && streams.length < 100; answer = await open()) streams.push(answer)
  expect(answer.statusCode).toBe(503)
  expect(streams).toHaveLength(32)
  streams[0]?.destroy()
  await expect
    .poll(async () => {
      const next = await open()
      next.destroy()
      return next.statusCode
    })
    .toBe(200)
})
