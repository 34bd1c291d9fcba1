import { createUserToken, deleteUserToken } from '@cairn/contract'
import { beforeEach, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()
let camper: Visitor

beforeEach(async () => {
  camper = await server.camper()
})

test('a user token replaces the previous one, is shown to its camper, and can be deleted once', async () => {
  const { body: first } = await camper.call(createUserToken)
  const { body: second } = await camper.call(createUserToken, {})
  expect(second['userToken']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(second['userToken']).not.toBe(first['userToken'])
  expect((await camper.me()).userToken).toBe(second['userToken'])
  expect(await camper.call(deleteUserToken)).toMatchObject({ status: 200, body: { userToken: null } })
  expect(await camper.call(deleteUserToken)).toMatchObject({
    status: 404,
    body: { message: 'flash.delete-token-err' },
  })
})
