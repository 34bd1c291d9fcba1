import { deleteAccount, getSessionUser, limits, updateUsername, usernameExists } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { claimUsername } from '#users/name-store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let names = 0

const dayMs = 24 * 60 * 60 * 1000
const newName = () => `wanted-${(names += 1)}`
const rename = (who: Visitor, username: string) => who.call(updateUsername, { username })
const isFree = async (username: string) =>
  (await server.visitor().send('GET', `${usernameExists.path}?username=${username}`)).body['exists'] === false

/** Lets days pass while the camper stays signed in. */
async function live(who: Visitor, days: number): Promise<void> {
  for (let day = 0; day < days; day += 6) {
    server.pass(Math.min(6, days - day) * dayMs)
    await who.call(getSessionUser)
  }
}

describe('the number of names an account can take', () => {
  test('is limited per month, and the refusal says when the next one is possible', async () => {
    const camper = await server.camper()
    for (let count = 0; count < limits.usernamesPerMonth; count++)
      expect((await rename(camper, newName())).status).toBe(200)
    expect(await rename(camper, newName())).toMatchObject({
      status: 429,
      body: { message: 'flash.username-too-often', variables: { days: 30, count: 3 } },
    })
    await live(camper, 12)
    expect((await rename(camper, newName())).body['variables']).toEqual({ days: 18, count: 3 })
    await live(camper, 12)
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

describe('a name that was given up', () => {
  test('soon is reserved for its camper for a month, and then free', async () => {
    const camper = await server.camper()
    const name = newName()
    await rename(camper, name)
    await rename(camper, newName())
    expect((await rename(await server.camper(), name)).body.message).toBe('flash.username-taken')
    server.pass(limits.usernameQuarantineMs + 1000)
    expect(await isFree(name)).toBe(true)
    expect((await rename(await server.camper(), name)).status).toBe(200)
  })

  test('after a week is reserved forever', async () => {
    const camper = await server.camper()
    const name = newName()
    await rename(camper, name)
    await live(camper, 8)
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
    expect(await isFree(name)).toBe(false)
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

describe('a name of a deleted account', () => {
  test('is free after a month if it was used briefly, however many a program took', async () => {
    const taken: string[] = []
    for (let account = 0; account < 5; account++) {
      const camper = await server.camper()
      for (let count = 0; count < 5; count++) {
        const name = newName()
        if ((await rename(camper, name)).status === 200) taken.push(name)
      }
      await camper.call(deleteAccount, {})
    }
    expect(taken).toHaveLength(5 * limits.usernamesPerMonth)
    expect(await Promise.all(taken.map(isFree))).not.toContain(true)
    server.pass(limits.usernameQuarantineMs + 1000)
    expect(await Promise.all(taken.map(isFree))).not.toContain(false)
  })

  test('is reserved forever if it was used for long', async () => {
    const email = `${newName()}@example.org`
    const camper = await server.camper(email)
    const name = newName()
    await rename(camper, name)
    await live(camper, 8)
    await (await server.camper(email)).call(deleteAccount, {})
    server.pass(400 * dayMs)
    expect((await rename(await server.camper(), name)).body.message).toBe('flash.username-taken')
  })

  test('cannot be taken by a request made during the deletion', async () => {
    const [camper, other] = [await server.camper(), await server.camper()]
    const name = newName()
    await rename(camper, name)
    const { id: userId } = await camper.me()
    const holding = await server.database.startTransaction().execute()
    await claimUsername(holding, name, { userId, now: server.clock.now })
    const deleted = camper.call(deleteAccount, {})
    await doneOrWaiting(server.database, deleted, 1)
    const wanted = rename(other, name)
    await doneOrWaiting(server.database, wanted, 2)
    await holding.commit().execute()
    expect((await deleted).status).toBe(200)
    expect((await wanted).body.message).toBe('flash.username-taken')
    expect(await isFree(name)).toBe(false)
  })
})
