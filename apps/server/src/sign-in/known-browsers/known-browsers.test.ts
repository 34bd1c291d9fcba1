import { confirmSignIn, limits } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { isKnown } from '#testing/is-known.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let owner: Visitor
let email: string

beforeEach(async () => {
  email = newAddress()
  owner = await server.camper(email)
})

const mark = (visitor: Visitor) => visitor.cookies.get('known') ?? ''

/** Another browser with a copy of the mark and nothing else. */
function withMark(value: string): Visitor {
  const visitor = server.visitor()
  visitor.cookies.set('known', value)
  return visitor
}

describe('a browser that has signed in to an account', () => {
  test('stays known after signing out, for longer than a year', async () => {
    await owner.signOut()
    server.pass(limits.knownBrowserLifetimeMs - 1000)
    expect(await isKnown(server, email, owner)).toBe(true)
  })

  test('twin: counts as a stranger’s if its mark is missing or too old', async () => {
    server.pass(limits.knownBrowserLifetimeMs)
    expect(await isKnown(server, email, owner)).toBe(false)
    expect(await isKnown(server, email, server.visitor())).toBe(false)
  })

  test('is known to each account that signed in with it, and to no other', async () => {
    const [second, other] = [`second-${email}`, `other-${email}`]
    await server.camper(other)
    await owner.signOut()
    const { code } = await server.askForMail(owner, second)
    await owner.call(confirmSignIn, { code })
    await owner.signOut()
    expect(await isKnown(server, email, owner)).toBe(true)
    expect(await isKnown(server, second, owner)).toBe(true)
    expect(await isKnown(server, other, owner)).toBe(false)
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
    expect(await isKnown(server, email, withMark(forged))).toBe(false)
  })

  test('gets a new mark of its own, whatever mark was planted in it before', async () => {
    const planted = mark(await server.camper())
    const victim = withMark(planted)
    const { code } = await server.askForMail(victim, `victim-${email}`)
    await victim.call(confirmSignIn, { code })
    expect(await isKnown(server, `victim-${email}`, withMark(planted))).toBe(false)
  })

  test('twin: shares a planted mark if that one is used for the account', async () => {
    const planted = mark(await server.camper())
    const { id } = await owner.me()
    await server.database
      .insertInto('known_browsers')
      .values({ user_id: id, mark_hash: hashSecret(planted), signed_in_at: server.clock.now })
      .execute()
    expect(await isKnown(server, email, withMark(planted))).toBe(true)
  })

  test('loses its old mark when it signs in again', async () => {
    const old = mark(owner)
    const { code } = await server.askForMail(owner, email)
    await owner.call(confirmSignIn, { code })
    expect(mark(owner)).not.toBe(old)
    expect(await isKnown(server, email, withMark(old))).toBe(false)
    expect(await isKnown(server, email, owner)).toBe(true)
  })
})
