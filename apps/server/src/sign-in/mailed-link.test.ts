import { confirmSignIn, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { consumeByToken } from './mail-codes/store.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

describe('a mailed link (S18)', () => {
  const keyOf = (token: string, visitor: Visitor) => ({
    tokenHash: hashSecret(token),
    browserHash: hashSecret(visitor.cookies.get('si') ?? ''),
    now: server.clock.now,
  })

  test('signs in once, even for a hundred concurrent requests', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const uses = Array.from({ length: 100 }, () => visitor.call(confirmSignIn, { token }))
    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('twin: signs in a hundred times if checking and redeeming are two steps', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const { tokenHash } = keyOf(token, visitor)
    const look = () =>
      server.database
        .selectFrom('sign_in_requests')
        .select('email')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
    // The worst order of a hundred concurrent requests: all check before any redeems.
    const found = await Promise.all(Array.from({ length: 100 }, look))
    expect(found.filter(Boolean)).toHaveLength(100)
  })

  test('is not redeemed by a thousand visits of mail scanners', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const scanner = server.visitor()
    for (let visit = 0; visit < 1000; visit++) {
      const method = visit % 2 === 0 ? 'GET' : 'HEAD'
      await (visit % 4 < 2 ? scanner : visitor).send(
        method,
        `${confirmSignIn.path}?t=${token}&token=${token}`,
      )
    }
    expect((await visitor.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('twin: is redeemed by the first of them if a visit redeems it', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    expect(await consumeByToken(server.database, keyOf(token, visitor))).toBeDefined()
    expect((await visitor.call(confirmSignIn, { token })).body.message).toBe('signin.link-expired')
  })

  test('cannot be used to sign in from another browser', async () => {
    const victim = server.visitor()
    const { token } = await server.askForMail(victim)
    const thief = server.visitor()
    expect((await thief.call(confirmSignIn, { token })).body.message).toBe('signin.code-needed')
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('twin: can be if the browser is not checked, as with the victim’s cookie', async () => {
    const victim = server.visitor()
    const { token } = await server.askForMail(victim)
    const thief = server.visitor()
    thief.cookies.set('si', victim.cookies.get('si') ?? '')
    expect((await thief.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('works for ten minutes, and not a second longer', async () => {
    for (const [extra, status] of [
      [-1000, 200],
      [1000, 410],
    ] as const) {
      const visitor = server.visitor()
      const { token } = await server.askForMail(visitor)
      server.pass(limits.signInTokenLifetimeMs + extra)
      expect((await visitor.call(confirmSignIn, { token })).status).toBe(status)
    }
  })
})
