import { createUserToken, deleteUserToken } from '@cairn/contract'
import { expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

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
