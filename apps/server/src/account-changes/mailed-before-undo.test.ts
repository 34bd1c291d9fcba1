import { confirmSignIn, endOtherSessions, endSession } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf, tokenOf } from '#testing/mail-secrets.ts'
import { sessionsOf } from '#testing/sessions-of.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'
import { undoTokensTo } from '#testing/thief.ts'
import { type Account, countSessions, createAccount, undoOf } from '#testing/ways-to-sign-in.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const school = await startProviderSchool()
const { database, mails } = school.server
afterAll(() => school.close())

type End = (account: Account) => Promise<unknown>

const endings: [name: string, end: End][] = [
  ['an undo', (account) => undoOf(school, account)()],
  ['signing out elsewhere', ({ owner }) => owner.call(endOtherSessions)],
  [
    'signing out one device',
    async (account) => {
      const other = school.server.visitor()
      await school.signIn(other, account.person)
      const id = (await sessionsOf(account.owner)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
      await account.owner.call(endSession, { id })
    },
  ],
]

/** For a twin: what was mailed outlives whatever the owner does. */
const outliving =
  (end: End): End =>
  async (account) => {
    const requests = await database.selectFrom('sign_in_requests').selectAll().execute()
    const identities = await database.selectFrom('pending_identities').selectAll().execute()
    await end(account)
    await database.insertInto('sign_in_requests').values(requests).execute()
    if (identities.length > 0) await database.insertInto('pending_identities').values(identities).execute()
  }

/** A stranger reads the account's mailbox for a while, and signs in after its owner has put an end to that. */
async function signInAfter(end: End, proof: 'code' | 'link'): Promise<number> {
  const account = await createAccount(school)
  const thief = school.server.visitor()
  await school.server.askForMail(thief, account.person.email)
  const mail = mails.at(-1)
  await end(account)
  const before = await countSessions(school, account)
  await thief.call(confirmSignIn, proof === 'code' ? { code: codeOf(mail) } : { token: tokenOf(mail) })
  return (await countSessions(school, account)) - before
}

describe.each(endings)('after %s', (_name, end) => {
  test.for(['code', 'link'] as const)('a %s that was mailed before is refused', async (proof) => {
    expect(await signInAfter(end, proof)).toBe(0)
  })

  test.for(['code', 'link'] as const)('twin: a %s signs its reader in if it is kept', async (proof) => {
    expect(await signInAfter(outliving(end), proof)).toBe(1)
  })
})

/** The same stranger has a service of their own wait for the mailbox. */
async function linkAfter(end: End): Promise<number> {
  const account = await createAccount(school)
  const thief = school.server.visitor()
  const { subject } = school.newPerson()
  await school.signIn(thief, { ...account.person, subject })
  const code = codeOf(mails.at(-1))
  await end(account)
  await thief.call(confirmSignIn, { code })
  const rows = await database
    .selectFrom('identities')
    .select('user_id')
    .where('subject', '=', subject)
    .execute()
  return rows.length
}

test.for(endings)('a service that waited for the mailbox is not linked after %s', async ([, end]) => {
  expect(await linkAfter(end)).toBe(0)
})

test.for(endings)('twin: it is linked after %s if what waits is kept', async ([, end]) => {
  expect(await linkAfter(outliving(end))).toBe(1)
})

test('an owner whose codes a thief ends by signing out is told, and gets rid of the thief by the link', async () => {
  const account = await createAccount(school)
  const thief = school.server.thiefOf(account.owner)
  const { email = '' } = account.person
  const { code } = await school.server.askForMail(school.server.visitor(), email)
  const known = undoTokensTo(school.server, email).length
  await thief.call(endOtherSessions)
  expect(undoTokensTo(school.server, email).length).toBeGreaterThan(known)
  expect((await school.server.visitor().call(confirmSignIn, { code })).status).not.toBe(200)
  await undoOf(school, account)()
  expect(await thief.isSignedIn()).toBe(false)
})
