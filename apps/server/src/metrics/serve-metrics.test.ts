import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { answerWith } from './serve-metrics.ts'

/** The status for a program that asks this machine for the metrics by a name. */
async function statusFor(name: string, listensOn: string): Promise<number | undefined> {
  const server = createServer(answerWith(async () => 'cairn_sign_ins_total 1', listensOn))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked = request({ port, path: '/metrics', headers: { host: name }, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode
}

describe('metrics for this machine alone', () => {
  test.for(['localhost:9464', '127.0.0.1:9464', '[::1]:9464', 'localhost'])(
    'are told at %s',
    async (name) => {
      for (const listensOn of ['localhost', '127.0.0.1', '::1'])
        expect(await statusFor(name, listensOn)).toBe(200)
    },
  )

  test.for(['evil.example:9464', '192.168.1.20:9464', 'localhost.evil.example', 'a@b c'])(
    'are not told to a page of %s, whose name leads here',
    async (name) => {
      for (const listensOn of ['localhost', '127.0.0.1', '::1'])
        expect(await statusFor(name, listensOn)).toBe(404)
    },
  )

  test('twin: are told by any name where the operator has opened them to the network', async () => {
    expect(await statusFor('school.example:9464', '0.0.0.0')).toBe(200)
  })
})
