import { confirmWithCode, confirmWithPasskey, limits, resetProgress, sessionAgeHeader } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { askForConfirmation, staleCamper } from '#testing/stale-camper.ts'
import { addDevice, passkeyAnswer } from '#testing/passkeys.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

const isDue = async (camper: Visitor) =>
  (await camper.call(resetProgress, {})).body.message === 'signin.confirm-first'

describe('confirming', () => {
  test('by a mailed code lets the camper continue, for ten minutes', async () => {
    const camper = await staleCamper(server)
    expect(await isDue(camper)).toBe(true)
    const code = await askForConfirmation(server, camper)
    expect(await camper.call(confirmWithCode, { code: code.toLowerCase() })).toMatchObject({ status: 200 })
    server.pass(limits.confirmationLifetimeMs)
    expect(await isDue(camper)).toBe(false)
    server.pass(1000)
    expect(await isDue(camper)).toBe(true)
  })

  test('by a passkey does so too', async () => {
    const camper = await server.camper()
    const device = await addDevice(camper)
    server.pass(limits.confirmationLifetimeMs + 1000)
    expect((await camper.call(confirmWithPasskey, await passkeyAnswer(camper, device))).status).toBe(200)
    expect(await isDue(camper)).toBe(false)
  })

  test('gives the session a new secret: a stolen copy is worthless', async () => {
    const camper = await staleCamper(server)
    const thief = server.thiefOf(camper)
    const before = camper.cookies.get('sid')
    await camper.call(confirmWithCode, { code: await askForConfirmation(server, camper) })
    expect(camper.cookies.get('sid')).not.toBe(before)
    expect(await camper.isSignedIn()).toBe(true)
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('twin: the copy would share the confirmation if the secret stayed', async () => {
    const camper = await staleCamper(server)
    const thief = server.thiefOf(camper)
    const [userId = '', secret = ''] = (camper.cookies.get('sid') ?? '').split('.')
    await camper.call(confirmWithCode, { code: await askForConfirmation(server, camper) })
    await server.database
      .updateTable('sessions')
      .set({ session_hash: hashSecret(secret) })
      .where('user_id', '=', userId)
      .execute()
    expect(await isDue(thief)).toBe(false)
  })

  test('does not extend the session: it still ends when it would have', async () => {
    const camper = await staleCamper(server)
    await camper.call(confirmWithCode, { code: await askForConfirmation(server, camper) })
    const { headers } = await camper.send('GET', '/user/get-session-user')
    expect(headers[sessionAgeHeader]).toBe(String(limits.confirmationLifetimeMs + 1000))
  })

  test('by a passkey of another account is refused', async () => {
    const device = await addDevice(await server.camper())
    const thief = server.thiefOf(await staleCamper(server))
    const answer = await thief.call(confirmWithPasskey, await passkeyAnswer(thief, device))
    expect(answer).toMatchObject({ status: 404, body: { message: 'signin.passkey-unknown' } })
    expect(await isDue(thief)).toBe(true)
  })

  test('is not needed right after signing in', async () => {
    expect(await isDue(await server.camper())).toBe(false)
  })
})
