import { confirmSignIn, endOtherSessions, getSessionUser } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { createSession } from '#http/session.ts'
import { openTestServer } from '#testing/open-test-server.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

describe('a stolen session cookie (S17)', () => {
  test('is invalid after its owner has signed out', async () => {
    const victim = await server.camper()
    const thief = server.thiefOf(victim)
    expect(await thief.isSignedIn()).toBe(true)
    await victim.signOut()
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('twin: keeps working if signing out deletes only the cookie', async () => {
    const victim = await server.camper()
    const thief = server.thiefOf(victim)
    victim.cookies.clear()
    expect(await thief.isSignedIn()).toBe(true)
  })

  test('is invalid after its owner has signed out everywhere else, and can change nothing before', async () => {
    const email = 'owner@example.org'
    const lost = await server.camper(email)
    const thief = server.thiefOf(lost)
    const owner = await server.camper(email)
    expect(await thief.isSignedIn()).toBe(true)
    await owner.call(endOtherSessions)
    expect(await thief.isSignedIn()).toBe(false)
    expect(await owner.isSignedIn()).toBe(true)
  })
})

describe('a session that was planted (S17)', () => {
  test('is never the one that a victim signs in to', async () => {
    const attacker = await server.camper()
    const planted = attacker.cookies.get('sid') ?? ''
    const victim = server.visitor()
    victim.cookies.set('sid', planted)
    const { code } = await server.askForMail(victim)
    expect((await victim.call(confirmSignIn, { code })).status).toBe(200)
    expect(victim.cookies.get('sid')).not.toBe(planted)
    const name = (await victim.call(getSessionUser)).body['result']
    expect((await attacker.call(getSessionUser)).body['result']).not.toBe(name)
    // Nor does the secret work with the victim's id before it.
    const [userId] = (victim.cookies.get('sid') ?? '').split('.')
    const forger = server.visitor()
    forger.cookies.set('sid', `${userId}.${planted.split('.')[1]}`)
    expect(await forger.isSignedIn()).toBe(false)
  })

  test('twin: would be the victim’s if a sign-in kept the secret that it received', async () => {
    const victim = await server.camper()
    const [userId = ''] = (victim.cookies.get('sid') ?? '').split('.')
    const now = server.clock.now
    const { session } = await createSession(
      server.database,
      { userId, username: '' },
      { now, browser: '', system: '' },
    )
    await server.database
      .updateTable('sessions')
      .set({ session_hash: hashSecret('planted') })
      .where('user_id', '=', userId)
      .where('session_hash', '=', session.hash)
      .execute()
    const forger = server.visitor()
    forger.cookies.set('sid', `${userId}.planted`)
    expect(await forger.isSignedIn()).toBe(true)
  })
})
