import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'

async function serve(answer: string): Promise<string> {
  const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the school answers where its settings say', async () => {
  const origin = await serve('{"msg":"pong"}')
  expect(await checkAnswers(origin)).toEqual([{ is: 'good', text: `The school answers at ${origin}.` }])
})

test.for(['<h1>A shop</h1>', '{"msg":"hello"}'])('something else answers there: %s', async (answer) => {
  const origin = await serve(answer)
  expect(await checkAnswers(origin)).toEqual([
    {
      is: 'broken',
      text: `Something other than the school answers at ${origin}. Check APP_ORIGIN and the proxy.`,
    },
  ])
})

test('nothing answers there', async () => {
  expect(await checkAnswers('http://127.0.0.1:1')).toEqual([
    { is: 'broken', text: expect.stringContaining('does not answer at http://127.0.0.1:1') as string },
  ])
})
