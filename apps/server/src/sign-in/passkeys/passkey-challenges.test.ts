import { limits, signInWithPasskey } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { askForNewPasskey, askForPasskey, camperWithPasskey } from '#testing/passkeys.ts'

const server = await openTestServer()

describe('signing in with a passkey', () => {
  test('an answer counts once, even for fifty concurrent requests', async () => {
    const { device } = await camperWithPasskey(server)
    const visitor = server.visitor()
    const body = device.get(await askForPasskey(visitor))
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.call(signInWithPasskey, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49)
  })

  test('an answer counts only in the browser that requested the challenge', async () => {
    const { device } = await camperWithPasskey(server)
    const attacker = server.visitor()
    const body = device.get(await askForPasskey(attacker))
    const victim = server.visitor()
    expect((await victim.call(signInWithPasskey, body)).body.message).toBe('signin.passkey-expired')
    expect((await attacker.call(signInWithPasskey, body)).status).toBe(200)
  })

  test('a challenge is worthless after five minutes', async () => {
    const { device } = await camperWithPasskey(server)
    const visitor = server.visitor()
    const body = device.get(await askForPasskey(visitor))
    server.pass(limits.passkeyChallengeLifetimeMs + 1000)
    expect((await visitor.call(signInWithPasskey, body)).body.message).toBe('signin.passkey-expired')
  })

  test('a challenge for a new passkey does not sign in', async () => {
    const { camper, device } = await camperWithPasskey(server)
    const body = device.get(await askForNewPasskey(camper))
    expect((await camper.call(signInWithPasskey, body)).body.message).toBe('signin.passkey-expired')
  })
})
