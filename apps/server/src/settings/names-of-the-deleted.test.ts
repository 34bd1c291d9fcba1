import { deleteAccount, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { isFree, live, newName, rename } from '#testing/change-names.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { claimUsername } from '#users/name-store.ts'

const server = await openTestServer()
const dayMs = 24 * 60 * 60 * 1000

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
    expect(await Promise.all(taken.map((name) => isFree(server, name)))).not.toContain(true)
    server.pass(limits.usernameQuarantineMs + 1000)
    expect(await Promise.all(taken.map((name) => isFree(server, name)))).not.toContain(false)
  })

  test('is reserved forever if it was used for long', async () => {
    const email = `${newName()}@example.org`
    const camper = await server.camper(email)
    const name = newName()
    await rename(camper, name)
    await live(server, camper, 8)
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
    expect(await isFree(server, name)).toBe(false)
  })
})
