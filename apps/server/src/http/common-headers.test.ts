import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'

const secure = await openTestServer({ isSecure: true })
const local = await openTestServer()

const requests = [
  { what: 'an answer', method: 'GET', url: '/status/ping' },
  { what: 'a missing file', method: 'GET', url: '/assets/none.js' },
  { what: 'an unknown call', method: 'POST', url: '/none' },
  { what: 'an address that cannot be decoded', method: 'GET', url: '/%E0%A4%A' },
] as const

describe('every answer, errors included', () => {
  test.for(requests)('is of the type it says, and keeps browsers on https: $what', async (request) => {
    expect((await secure.app.inject(request)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  })

  test.for(requests)('twin: says nothing of https where there is none: $what', async (request) => {
    expect((await local.app.inject(request)).headers).not.toHaveProperty('strict-transport-security')
  })
})
