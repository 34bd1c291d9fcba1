import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '@cairn/contract'
import { afterEach, beforeAll } from 'vitest'
import { origin, type TestServer } from './build-test-server.ts'
import type { Visitor } from './visitor.ts'

export type NewsStream = {
  answer: IncomingMessage
  /** What has come so far. */
  read: { text: string; hasEnded: boolean }
}

/** Streams of campers' pages that wait for the remote editor, open until the end of a test. */
export function newsStreams({ app }: TestServer): (visitor: Visitor) => Promise<NewsStream> {
  const opened: IncomingMessage[] = []
  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
  afterEach(() => {
    for (const answer of opened.splice(0)) answer.destroy()
  })
  return async ({ cookies }) => {
    const { port } = app.server.address() as AddressInfo
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: new URL(origin).host, cookie }
    const request = get({ port, path: paths.progressNews, agent: false, headers })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    opened.push(answer)
    const read = { text: '', hasEnded: false }
    answer.setEncoding('utf8').on('data', (chunk: string) => (read.text += chunk))
    answer.on('end', () => (read.hasEnded = true))
    return { answer, read }
  }
}
