import { limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { live, newName, rename } from '#testing/change-names.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const dayMs = 24 * 60 * 60 * 1000

describe('the number of names an account can take', () => {
  test('is limited per month, and the refusal says when the next one is possible', async () => {
    const camper = await server.camper()
    for (let count = 0; count < limits.usernamesPerMonth; count++)
      expect((await rename(camper, newName())).status).toBe(200)
    expect(await rename(camper, newName())).toMatchObject({
      status: 429,
      body: { message: 'flash.username-too-often', variables: { days: 30, count: 3 } },
    })
    await live(server, camper, 12)
    expect((await rename(camper, newName())).body['variables']).toEqual({ days: 18, count: 3 })
    await live(server, camper, 12)
    const again = await server.camper((await camper.me()).email)
    server.pass(6 * dayMs)
    expect((await rename(again, newName())).status).toBe(200)
  })

  test('counts neither one’s own former names nor a different case', async () => {
    const camper = await server.camper()
    const [first, second, third] = [newName(), newName(), newName()]
    for (const name of [first, second, third]) await rename(camper, name)
    for (const name of [first, first.toUpperCase(), second, third])
      expect((await rename(camper, name)).status).toBe(200)
  })

  test('is limited for twenty concurrent requests as well', async () => {
    const camper = await server.camper()
    const answers = await Promise.all(Array.from({ length: 20 }, () => rename(camper, newName())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.usernamesPerMonth)
  })

  test('twin: without a limit a program takes as many as it likes', async () => {
    const camper = await server.camper()
    for (let count = 0; count < 15; count++) {
      await server.database.deleteFrom('username_claims').execute()
      expect((await rename(camper, newName())).status).toBe(200)
    }
  })
})
