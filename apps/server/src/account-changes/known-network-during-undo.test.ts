import { endOtherSessions } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { upsertKnownNetwork } from '#sign-in/known-browsers/store.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'
import { userIdOf } from '#testing/thief.ts'
import {
  type Account,
  type Answer,
  byService,
  type Call,
  countSessions,
  createAccount,
  undoOf,
} from '#testing/ways-to-sign-in.ts'
import { lockUser } from '#users/lock-store.ts'
import { endEverythingOpen } from './ways-in-store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const strong = await startProviderSchool()
afterAll(() => strong.close())

describe('twenty sign-ins from a known network', () => {
  async function signInTwentyTimes(account: Account, byOwner: Call): Promise<Answer> {
    const calls: Call[] = []
    for (let count = 0; count < 20; count++)
      calls.push(await byService.prepare(strong, account, strong.server.visitor()))
    const before = calls.slice(0, 10).map((call) => call())
    const answer = byOwner()
    const after = calls.slice(10).map((call) => call())
    await Promise.all([...before, ...after])
    return answer
  }

  test('do not prevent an undo', async () => {
    const account = await createAccount(strong)
    expect((await signInTwentyTimes(account, undoOf(strong, account))).status).toBe(200)
    expect(await countSessions(strong, account)).toBe(0)
  })

  test('do not prevent signing out elsewhere', async () => {
    const account = await createAccount(strong)
    const signOut = () => account.owner.call(endOtherSessions)
    expect((await signInTwentyTimes(account, signOut)).status).toBe(200)
  })

  test('twin: one of them and an undo wait for each other if it records the network before it locks the account', async () => {
    const { database } = strong.server
    const { owner } = await createAccount(strong)
    const userId = userIdOf(owner)
    const { networkHash } = await database
      .selectFrom('known_networks')
      .select('network_hash as networkHash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const [signingIn, undoing] = [
      await database.startTransaction().execute(),
      await database.startTransaction().execute(),
    ]
    await upsertKnownNetwork(signingIn, { userId, signedInAt: strong.server.clock.now, networkHash })
    await lockUser(undoing, userId)
    const outcomes = await Promise.allSettled([
      lockUser(signingIn, userId),
      endEverythingOpen(undoing, userId),
    ])
    await signingIn.rollback().execute()
    await undoing.rollback().execute()
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
