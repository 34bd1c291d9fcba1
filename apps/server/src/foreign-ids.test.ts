import { endSession, removePasskey, updateEmail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { sessionsOf } from '#testing/sessions-of.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let victims = 0

/** A camper with one of everything that calls identify by an id. */
async function victimWithIds() {
  const email = `victim-${(victims += 1)}@example.org`
  const elsewhere = await server.camper(email)
  const victim = await server.camper(email)
  const { id: userId } = await victim.me()
  const sessions = await sessionsOf(victim)
  const passkeyId = `passkey-${victims}`.padEnd(22, 'A')
  const now = server.clock.now
  await server.database
    .insertInto('passkeys')
    .values({
      user_id: userId,
      passkey_id: passkeyId,
      public_key: Buffer.alloc(1),
      counter: '0',
      browser: '',
      system: '',
      created_at: now,
      last_used_at: null,
    })
    .execute()
  await server.database.insertInto('passkey_ids').values({ passkey_id: passkeyId, user_id: userId }).execute()
  await victim.call(updateEmail, { email: `new-${email}` })
  const link = /http:\/\/school\.test(?<path>\/confirm-email\S+)/.exec(server.mails.at(-1)?.body ?? '')
  return {
    victim,
    elsewhere,
    userId,
    ids: {
      session: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
      passkey: passkeyId,
      link: link?.groups?.['path'] ?? '',
    },
  }
}

type Victim = Awaited<ReturnType<typeof victimWithIds>>

/** The remaining state, as text that changes when any of it does. */
async function belongings({ victim, elsewhere, userId }: Victim) {
  const passkeys = await server.database
    .selectFrom('passkeys')
    .select('passkey_id')
    .where('user_id', '=', userId)
    .execute()
  return {
    isSignedInElsewhere: await elsewhere.isSignedIn(),
    passkeys: passkeys.length,
    email: (await victim.me()).email,
  }
}

const useAll = async (visitor: Visitor, { ids }: Victim) => {
  // The link first: ending a session also ends a change of address.
  await visitor.send('GET', ids.link)
  await visitor.call(removePasskey, { id: ids.passkey })
  await visitor.call(endSession, { id: ids.session })
}

describe('ids of another camper’s session, passkey and mailed link', () => {
  test('do nothing when sent by another camper or a visitor', async () => {
    const victim = await victimWithIds()
    const before = await belongings(victim)
    await useAll(await server.camper(), victim)
    await useAll(server.visitor(), victim)
    expect(await belongings(victim)).toEqual(before)
    expect(before).toMatchObject({ isSignedInElsewhere: true, passkeys: 1 })
  })

  test('twin: work for everyone if their owner is not checked', async () => {
    const victim = await victimWithIds()
    const { email } = await belongings(victim)
    await useAll(victim.victim, victim)
    expect(await belongings(victim)).toEqual({
      isSignedInElsewhere: false,
      passkeys: 0,
      email: `new-${email}`,
    })
  })
})
