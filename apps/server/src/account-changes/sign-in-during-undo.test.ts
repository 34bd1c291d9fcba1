import { confirmSignIn, createUserToken, endOtherSessions } from '@cairn/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { upsertKnownNetwork } from '#sign-in/known-browsers/store.ts'
import { codeOf } from '#testing/build-test-server.ts'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import { userIdOf } from '#testing/thief.ts'
import {
  type Account,
  type Answer,
  byRecoveryCode,
  byService,
  type Call,
  countSessions,
  createAccount,
  inTurn,
  keepEpochs,
  undoOf,
  waysToSignIn,
  type WayToSignIn,
} from '#testing/ways-to-sign-in.ts'
import { lockUser } from '#users/store.ts'
import { endEverythingOpen } from './ways-in-store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const strong = await startProviderSchool()
/** A school whose accounts keep their epoch, so that every proof stays valid. */
const weak = await startProviderSchool()
await keepEpochs(weak.server.database)
afterAll(() => Promise.all([strong.close(), weak.close()]))

const messageOf = ({ body, headers }: Answer) => body.message ?? String(headers['location'])

describe('a sign-in that was proved before an undo', () => {
  async function signInDuringUndo(school: ProviderSchool, { prepare }: WayToSignIn) {
    const account = await createAccount(school)
    const enter = await prepare(school, account, school.server.visitor())
    const answer = await inTurn(school, account, [undoOf(school, account), enter])
    return { message: messageOf(answer), sessions: await countSessions(school, account) }
  }

  test.for(waysToSignIn)('by $way, begins no session', async (way) => {
    const { message, sessions } = await signInDuringUndo(strong, way)
    expect(message).toContain(way.refusal)
    expect(sessions).toBe(0)
  })

  // A recovery code is redeemed under the lock as well, and the undo has deleted it.
  test.for(waysToSignIn.filter((way) => way !== byRecoveryCode))(
    'twin: by $way, outlives it if the epoch stays the same',
    async (way) => {
      expect((await signInDuringUndo(weak, way)).sessions).toBe(1)
    },
  )

  /** A service whose link waits for a code from the account's mailbox. */
  async function linkDuringUndo(school: ProviderSchool): Promise<number> {
    const account = await createAccount(school)
    const thief = school.server.visitor()
    const { subject } = school.newPerson()
    await school.signIn(thief, { ...account.person, subject })
    const code = codeOf(school.server.mails.at(-1))
    const enter = () => thief.call(confirmSignIn, { code })
    await inTurn(school, account, [undoOf(school, account), enter])
    const rows = await school.server.database
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', subject)
      .execute()
    return rows.length
  }

  test('links no service', async () => {
    expect(await linkDuringUndo(strong)).toBe(0)
  })

  test('twin: links a service if the epoch stays the same', async () => {
    expect(await linkDuringUndo(weak)).toBe(1)
  })
})

describe('a sign-in that was proved before its account was signed out elsewhere', () => {
  async function signInDuringSignOut(school: ProviderSchool, { prepare }: WayToSignIn) {
    const account = await createAccount(school)
    const enter = await prepare(school, account, school.server.visitor())
    await inTurn(school, account, [() => account.owner.call(endOtherSessions), enter])
    return countSessions(school, account)
  }

  test.for(waysToSignIn)('by $way, begins no session', async (way) => {
    expect(await signInDuringSignOut(strong, way)).toBe(1)
  })

  test.for(waysToSignIn)('twin: by $way, outlives it if the epoch stays the same', async (way) => {
    expect(await signInDuringSignOut(weak, way)).toBe(2)
  })
})

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

describe('a token of the remote editor that was requested before an undo', () => {
  async function requestDuringUndo(school: ProviderSchool): Promise<number> {
    const account = await createAccount(school)
    const request = () => account.owner.call(createUserToken)
    return (await inTurn(school, account, [undoOf(school, account), request])).status
  }

  test('is not made', async () => {
    expect(await requestDuringUndo(strong)).toBe(401)
  })

  test('twin: is made if the session outlives the undo', async () => {
    const { database } = weak.server
    await sql`create function stay() returns trigger language plpgsql as 'begin return null; end'`.execute(
      database,
    )
    await sql`create trigger stay before delete on sessions for each row execute function stay()`.execute(
      database,
    )
    expect(await requestDuringUndo(weak)).toBe(200)
    await sql`drop trigger stay on sessions`.execute(database)
  })
})
