import { limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { isFree, live, newName, rename } from '#testing/change-names.ts'

const server = await openTestServer()
const dayMs = 24 * 60 * 60 * 1000

describe('a name that was given up', () => {
  test('soon is reserved for its camper for a month, and then free', async () => {
    const camper = await server.camper()
    const name = newName()
    await rename(camper, name)
    await rename(camper, newName())
    expect((await rename(await server.camper(), name)).body.message).toBe('flash.username-taken')
    server.pass(limits.usernameQuarantineMs + 1000)
    expect(await isFree(server, name)).toBe(true)
    expect((await rename(await server.camper(), name)).status).toBe(200)
  })

  test('after a week is reserved forever', async () => {
    const camper = await server.camper()
    const name = newName()
    await rename(camper, name)
    await live(server, camper, 8)
    await rename(camper, newName())
    server.pass(400 * dayMs)
    expect((await rename(await server.camper(), name)).body.message).toBe('flash.username-taken')
  })

  test('with a certificate is reserved forever, however soon', async () => {
    const camper = await server.camper()
    const name = newName()
    await rename(camper, name)
    await server.database
      .insertInto('completions')
      .values({
        user_id: (await camper.me()).id,
        challenge_id: '561add10cb82ac38a17513bc',
        challenge_type: 7,
        completed_at: server.clock.now,
        solution: null,
        github_link: null,
      })
      .execute()
    await rename(camper, newName())
    server.pass(400 * dayMs)
    expect(await isFree(server, name)).toBe(false)
  })

  test('goes to one of twenty who want it the moment it is free', async () => {
    const camper = await server.camper()
    const name = newName()
    await rename(camper, name)
    await rename(camper, newName())
    server.pass(limits.usernameQuarantineMs + 1000)
    const campers = await Promise.all(
      Array.from({ length: 20 }, () => server.camper(`${newName()}@example.org`)),
    )
    const answers = await Promise.all(campers.map((who) => rename(who, name)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
