import { confirmSignIn, endOtherSessions } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf } from '#testing/mail-secrets.ts'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import {
  type Answer,
  byRecoveryCode,
  countSessions,
  createAccount,
  inTurn,
  keepEpochs,
  undoOf,
  waysToSignIn,
  type WayToSignIn,
} from '#testing/ways-to-sign-in.ts'

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
