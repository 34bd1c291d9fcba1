import { deleteAccount, endOtherSessions, resetProgress, updateEmail } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { keepDeletedRows } from '#testing/keep-deleted-rows.ts'
import { newAddress } from '#testing/new-address.ts'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import type { Visitor } from '#testing/visitor.ts'
import { type Answer, createAccount, inTurn } from '#testing/ways-to-sign-in.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const strong = await startProviderSchool()
/** A school whose sessions outlive signing out. */
const weak = await startProviderSchool()
await keepDeletedRows(weak.server.database, 'sessions')
afterAll(() => Promise.all([strong.close(), weak.close()]))

const calls = [
  { what: 'a deletion', call: (thief: Visitor) => thief.call(deleteAccount, {}) },
  { what: 'starting over', call: (thief: Visitor) => thief.call(resetProgress, {}) },
  { what: 'a change of address', call: (thief: Visitor) => thief.call(updateEmail, { email: newAddress() }) },
]

/** A call may be on its way for half a minute, so a thief can begin one and wait for what the owner does. */
describe('a call that is under way while its session ends', () => {
  async function callDuringSignOut(school: ProviderSchool, call: (thief: Visitor) => Promise<Answer>) {
    const account = await createAccount(school)
    const thief = school.server.visitor()
    await school.signIn(thief, account.person)
    return inTurn(school, account, [() => account.owner.call(endOtherSessions), () => call(thief)])
  }

  test.for(calls)('does not do its work: $what', async ({ call }) => {
    const answer = await callDuringSignOut(strong, call)
    expect(answer).toMatchObject({ status: 401, body: { message: 'signin.required' } })
  })

  test.for(calls)('twin: does it in a session that has not ended: $what', async ({ call }) => {
    expect((await callDuringSignOut(weak, call)).status).toBe(200)
  })
})
