import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Session } from '#http/session.ts'
import { openSocket } from '#testing/open-socket.ts'
import { openNews } from './open-news.ts'

/** More than the buffers between two local programs hold. */
const muchText = 'much '.repeat(4_000_000)

const session: Session = {
  camper: { userId: 'ada', username: 'ada' },
  hash: Buffer.from('ada'),
  createdAt: new Date(0),
  isConfirmed: false,
}

/** A stream whose reader has stopped, so that what is written to it stays in memory. */
async function openUnread(): Promise<{ stream: ServerResponse; errors: unknown[] }> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const asked = once(server, 'request')
  const reader = await openSocket(
    (server.address() as AddressInfo).port,
    'GET / HTTP/1.1\r\nHost: school.test\r\n\r\n',
  )
  reader.stopReading()
  const [, stream] = (await asked) as [unknown, ServerResponse]
  const errors: unknown[] = []
  stream.on('error', (error) => errors.push(error))
  stream.write(muchText)
  return { stream, errors }
}

test('a stream that has ended is told nothing more while its reader has not taken the rest', async () => {
  const news = openNews()
  const { stream, errors } = await openUnread()
  news.keep({ session, stream })?.()
  news.tell('ada')
  await new Promise(setImmediate)
  expect(stream.writableFinished).toBe(false)
  expect(errors).toEqual([])
})

test('nor is one that ended with its session', async () => {
  const news = openNews()
  const { stream, errors } = await openUnread()
  news.keep({ session, stream })
  news.endOf('ada')
  news.tell('ada')
  await new Promise(setImmediate)
  expect(errors).toEqual([])
})

test('twin: writing to such a stream is an error, which ends the process if nothing listens', async () => {
  const { stream, errors } = await openUnread()
  stream.end()
  stream.write('data: progress\n\n')
  await expect.poll(() => errors).toMatchObject([{ code: 'ERR_STREAM_WRITE_AFTER_END' }])
})

test('a reader that does not take the rest is cut off', async () => {
  const news = openNews(1)
  const { stream } = await openUnread()
  // As the route does, so that a stream may be silent.
  stream.socket?.setTimeout(0)
  news.keep({ session, stream })?.()
  await expect.poll(() => stream.destroyed).toBe(true)
})
