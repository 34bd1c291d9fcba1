import {
  type CamperSession,
  confirmSignIn,
  deleteAccount,
  endOtherSessions,
  endSession,
  limits,
  listSessions,
  paths,
  requestSignInMail,
  undoChanges,
  updateEmail,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let owner: Visitor
let email: string
let count = 0

beforeEach(async () => {
  email = `owner-${(count += 1)}@example.org`
  owner = await server.camper(email)
})

const signOut = (visitor: Visitor) =>
  visitor.send('GET', paths.signOut, { headers: { 'sec-fetch-site': 'same-origin' } })
const mark = (visitor: Visitor) => visitor.cookies.get('known') ?? ''

/** Uses up what strangers may request, and checks whether this browser is treated differently. */
async function isKnown(visitor: Visitor, address = email): Promise<boolean> {
  for (let request = 0; request < 4; request++)
    await server.visitor().call(requestSignInMail, { email: address })
  return (await visitor.call(requestSignInMail, { email: address })).status === 202
}

/** Another browser with a copy of the mark and nothing else. */
function withMark(value: string): Visitor {
  const visitor = server.visitor()
  visitor.cookies.set('known', value)
  return visitor
}

describe('a browser that has signed in to an account', () => {
  test('stays known after signing out, for longer than a year', async () => {
    await signOut(owner)
    server.pass(limits.knownBrowserLifetimeMs - 1000)
    expect(await isKnown(owner)).toBe(true)
  })

  test('twin: counts as a stranger’s if its mark is missing or too old', async () => {
    server.pass(limits.knownBrowserLifetimeMs)
    expect(await isKnown(owner)).toBe(false)
    expect(await isKnown(server.visitor())).toBe(false)
  })

  test('is known to each account that signed in with it, and to no other', async () => {
    const [second, other] = [`second-${email}`, `other-${email}`]
    await server.camper(other)
    await signOut(owner)
    const { code } = await server.askForMail(owner, second)
    await owner.call(confirmSignIn, { code })
    await signOut(owner)
    expect(await isKnown(owner)).toBe(true)
    expect(await isKnown(owner, second)).toBe(true)
    expect(await isKnown(owner, other)).toBe(false)
  })

  test('is recognized only by a random secret, of which only the hash is stored', async () => {
    const rows = await server.database.selectFrom('known_browsers').selectAll().execute()
    expect(mark(owner)).toMatch(/^[\w-]{43}$/)
    expect(rows.some(({ mark_hash }) => mark_hash.equals(hashSecret(mark(owner))))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(mark(owner))
  })

  test.for([
    ['nothing', ''],
    ['no mark', 'x'],
    ['one', 'A'.repeat(43)],
    ['two', `${'A'.repeat(43)}.${'B'.repeat(43)}`],
    ['a very long one', 'A'.repeat(5000)],
  ] as const)('is not the one that forges %s', async ([, forged]) => {
    expect(await isKnown(withMark(forged))).toBe(false)
  })

  test('gets a new mark of its own, whatever mark was planted in it before', async () => {
    const planted = mark(await server.camper())
    const victim = withMark(planted)
    const { code } = await server.askForMail(victim, `victim-${email}`)
    await victim.call(confirmSignIn, { code })
    expect(await isKnown(withMark(planted), `victim-${email}`)).toBe(false)
  })

  test('twin: shares a planted mark if that one is used for the account', async () => {
    const planted = mark(await server.camper())
    const { id } = await owner.me()
    await server.database
      .insertInto('known_browsers')
      .values({ user_id: id, mark_hash: hashSecret(planted), signed_in_at: server.clock.now })
      .execute()
    expect(await isKnown(withMark(planted))).toBe(true)
  })

  test('loses its old mark when it signs in again', async () => {
    const old = mark(owner)
    const { code } = await server.askForMail(owner, email)
    await owner.call(confirmSignIn, { code })
    expect(mark(owner)).not.toBe(old)
    expect(await isKnown(withMark(old))).toBe(false)
    expect(await isKnown(owner)).toBe(true)
  })
})

describe('a browser counts as a stranger’s again', () => {
  let lost: Visitor

  beforeEach(async () => {
    lost = owner
    owner = await server.camper(email)
  })

  test('when its owner signs out everywhere else; the one in use stays known', async () => {
    await owner.call(endOtherSessions)
    expect(await isKnown(lost)).toBe(false)
    expect(await isKnown(owner)).toBe(true)
  })

  test('when its owner ends its session', async () => {
    const sessions = (await owner.call(listSessions)).body['sessions'] as CamperSession[]
    await owner.call(endSession, { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' })
    expect(await isKnown(lost)).toBe(false)
    expect(await isKnown(owner)).toBe(true)
  })

  test('when the owner undoes a change of the address', async () => {
    const stolen = `stolen-${email}`
    await lost.call(updateEmail, { email: stolen })
    const [path = ''] = /\/confirm-email\S+/.exec(server.mails.at(-1)?.body ?? '') ?? []
    await lost.send('GET', path)
    const [, token = ''] = /#t=(\S+)/.exec(server.mails.at(-1)?.body ?? '') ?? []
    expect((await server.visitor().call(undoChanges, { token })).status).toBe(200)
    expect(await isKnown(lost)).toBe(false)
    expect(await isKnown(owner)).toBe(false)
  })

  test('when the account is deleted and another one gets its address', async () => {
    await owner.call(deleteAccount, {})
    await server.camper(email)
    expect(await isKnown(lost)).toBe(false)
  })

  test('twin: but not when its session merely ends', async () => {
    await signOut(lost)
    expect(await isKnown(lost)).toBe(true)
  })
})

test('an account knows its latest twenty browsers', async () => {
  const { id } = await owner.me()
  for (let browser = 0; browser < 20; browser++) {
    server.pass(60 * 60_000 + 1)
    await server.camper(email)
    // Eight a day.
    if (browser % 7 === 6) server.pass(limits.knownNetworkLifetimeMs)
  }
  const rows = await server.database
    .selectFrom('known_browsers')
    .selectAll()
    .where('user_id', '=', id)
    .execute()
  expect(rows).toHaveLength(20)
  expect(await isKnown(owner)).toBe(false)
})
