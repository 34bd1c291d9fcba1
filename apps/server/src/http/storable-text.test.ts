import { updateAbout } from '@cairn/contract'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
let camper: Visitor

beforeAll(async () => {
  camper = await server.camper()
})

test.for([
  ['a null character', { about: 'a\0b' }],
  ['half of a pair', { about: 'a\uD800b' }],
  ['a null character deep inside', { portfolio: [{ title: ['\0'] }] }],
  ['a null character in a name', { 'a\0': '' }],
] as const)('%s is refused with a word', async ([, body]) => {
  expect(await camper.call(updateAbout, body)).toMatchObject({
    status: 400,
    body: { message: 'flash.wrong-updating' },
  })
})

test('fifty thousand levels of nesting are checked too', async () => {
  await camper.send('GET', '/status/ping')
  const answer = await camper.send('PUT', updateAbout.path, {
    body: '['.repeat(50_000) + ']'.repeat(50_000),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(400)
})

test.for(['/api/users/exists?username=%00', '/ue/%00', '/%00'])('%s is refused', async (address) => {
  expect((await server.visitor().send('GET', address)).status).toBe(400)
})
