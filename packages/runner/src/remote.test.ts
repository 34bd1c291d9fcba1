import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Rig, resultsOf, sampleChallenge, startRig } from './testing/index.ts'

const backend = 2

let rig: Rig
let server: Server
let address = ''
const cookies: (string | undefined)[] = []

beforeAll(async () => {
  rig = await startRig()
  server = createServer((request, response) => {
    cookies.push(request.headers.cookie)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ path: request.url }))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const place = server.address()
  address = `http://localhost:${typeof place === 'object' ? place?.port : ''}`
})
afterAll(async () => {
  await rig.close()
  server.close()
})

const runAt = (where: string, tests: readonly string[]) =>
  rig.page.evaluate(([challenge, at]) => globalThis.host.runAt(challenge, at), [
    sampleChallenge(backend, tests),
    where,
  ] as const)

describe('tests of a program that runs elsewhere', () => {
  test('call it at the address that the learner gives', async () => {
    const events = await runAt(address, [
      'const answer = await fetch(code + "/api/hello"); assert.deepEqual(await answer.json(), { path: "/api/hello" })',
      '$.get(code + "/old").then((data) => assert.equal(data.path, "/old"))',
      'assert.equal((await (await fetch(code)).json()).path, "/elsewhere")',
    ])
    expect(resultsOf(events).map(({ state }) => state)).toEqual(['passed', 'passed', 'failed'])
    expect(cookies.every((cookie) => cookie === undefined)).toBe(true)
  })

  test('fail without an answer', async () => {
    const events = await runAt('http://localhost:9', ['await fetch(code)'])
    expect(resultsOf(events)).toMatchObject([{ state: 'failed', kind: 'error' }])
  })
})
