import { checkLink } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()

test('a camper’s link inside is refused', async () => {
  const camper = await server.camper()
  for (const link of [
    'http://localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://stones.example.org:8443/',
  ])
    expect(await camper.call(checkLink, { link })).toMatchObject({ status: 200, body: { state: 'refused' } })
})

test('visitors cannot have links checked', async () => {
  const visitor = server.visitor()
  expect((await visitor.call(checkLink, { link: 'https://stones.example.org' })).status).toBe(401)
})

test('a camper can have thirty links checked in ten minutes', async () => {
  const camper = await server.camper()
  for (let count = 0; count < 30; count += 1)
    expect((await camper.call(checkLink, { link: 'http://localhost/' })).status).toBe(200)
  expect((await camper.call(checkLink, { link: 'http://localhost/' })).status).toBe(429)
})
