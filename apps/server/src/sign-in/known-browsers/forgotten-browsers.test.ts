import {
  deleteAccount,
  endOtherSessions,
  endSession,
  limits,
  undoChanges,
  updateEmail,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { isKnown } from '#testing/is-known.ts'
import { newAddress } from '#testing/new-address.ts'
import { sessionsOf } from '#testing/sessions-of.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let owner: Visitor
let email: string

beforeEach(async () => {
  email = newAddress()
  owner = await server.camper(email)
})

describe('a browser counts as a stranger’s again', () => {
  let lost: Visitor

  beforeEach(async () => {
    lost = owner
    owner = await server.camper(email)
  })

  test('when its owner signs out everywhere else; the one in use stays known', async () => {
    await owner.call(endOtherSessions)
    expect(await isKnown(server, email, lost)).toBe(false)
    expect(await isKnown(server, email, owner)).toBe(true)
  })

  test('when its owner ends its session', async () => {
    const sessions = await sessionsOf(owner)
    await owner.call(endSession, { id: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '' })
    expect(await isKnown(server, email, lost)).toBe(false)
    expect(await isKnown(server, email, owner)).toBe(true)
  })

  test('when the owner undoes a change of the address', async () => {
    const stolen = `stolen-${email}`
    await lost.call(updateEmail, { email: stolen })
    const [path = ''] = /\/confirm-email\S+/.exec(server.mails.at(-1)?.body ?? '') ?? []
    await lost.send('GET', path)
    const [, token = ''] = /#t=(\S+)/.exec(server.mails.at(-1)?.body ?? '') ?? []
    expect((await server.visitor().call(undoChanges, { token })).status).toBe(200)
    expect(await isKnown(server, email, lost)).toBe(false)
    expect(await isKnown(server, email, owner)).toBe(false)
  })

  test('when the account is deleted and another one gets its address', async () => {
    await owner.call(deleteAccount, {})
    await server.camper(email)
    expect(await isKnown(server, email, lost)).toBe(false)
  })

  test('twin: but not when its session merely ends', async () => {
    await lost.signOut()
    expect(await isKnown(server, email, lost)).toBe(true)
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
  expect(await isKnown(server, email, owner)).toBe(false)
})
