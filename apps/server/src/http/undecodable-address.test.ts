import { ping } from '@cairn/contract'
import { expect, test } from 'vitest'
import { buildTestServer } from '#testing/build-test-server.ts'

test.for(['/%ff', '/user/%c0%af', '/%'])(
  '%s is refused in our own form, with our headers',
  async (address) => {
    const server = await buildTestServer()
    const answer = await server.visitor().send('GET', address)
    const { headers } = await server.visitor().call(ping)
    await server.close()
    expect(answer).toMatchObject({ status: 400, body: { type: 'danger', message: 'flash.generic-error' } })
    expect(Object.keys(answer.body)).toEqual(['type', 'message'])
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
      'referrer-policy',
    ]) {
      expect(answer.headers[name]).toBe(headers[name])
    }
  },
)
