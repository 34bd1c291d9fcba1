import { getSessionUser, signInWithPasskey } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { askForPasskey, camperWithPasskey } from '#testing/passkeys.ts'

const server = await openTestServer()

describe('signing in with a passkey', () => {
  test('requires neither name nor address, and leads back', async () => {
    const { camper, device } = await camperWithPasskey(server)
    const visitor = server.visitor()
    const body = { ...device.get(await askForPasskey(visitor)), returnTo: '/learn/somewhere' }
    const answer = await visitor.call(signInWithPasskey, body)
    const { body: user } = await camper.call(getSessionUser)
    expect(answer).toMatchObject({
      status: 200,
      body: { username: user['result'], returnTo: '/learn/somewhere' },
    })
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test('requires its owner’s finger, face or PIN', async () => {
    expect(await askForPasskey(server.visitor())).toMatchObject({
      userVerification: 'required',
      rpId: 'school.test',
    })
  })

  test('never leads to another site', async () => {
    const { device } = await camperWithPasskey(server)
    const visitor = server.visitor()
    const body = { ...device.get(await askForPasskey(visitor)), returnTo: '//evil.example' }
    expect((await visitor.call(signInWithPasskey, body)).body['returnTo']).toBe('/learn')
  })

  test.for([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this host', { origin: `${origin}:8001` }],
    ['another host’s key', { rpId: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
    ['a copy of the key, whose counter lags behind', { counter: 0 }],
  ] as const)('is refused to %s', async ([, fault]) => {
    const { device } = await camperWithPasskey(server)
    const first = server.visitor()
    expect((await first.call(signInWithPasskey, device.get(await askForPasskey(first)))).status).toBe(200)
    const visitor = server.visitor()
    const answer = await visitor.call(signInWithPasskey, device.get(await askForPasskey(visitor), fault))
    expect(answer).toMatchObject({ status: 400, body: { message: 'signin.passkey-failed' } })
    expect(await visitor.isSignedIn()).toBe(false)
    // The same device without the fault works: nothing else was wrong.
    expect((await visitor.call(signInWithPasskey, device.get(await askForPasskey(visitor)))).status).toBe(200)
  })

  test('is refused with the signature of another key, and with the handle of another camper', async () => {
    const { device: victim } = await camperWithPasskey(server)
    const { device: attacker } = await camperWithPasskey(server)
    const visitor = server.visitor()
    const forged = { ...attacker.get(await askForPasskey(visitor)), id: victim.id }
    expect((await visitor.call(signInWithPasskey, forged)).body.message).toBe('signin.passkey-unknown')
    const victims = victim.get(await askForPasskey(visitor))
    const mixed = {
      ...attacker.get(await askForPasskey(visitor)),
      id: victim.id,
      userHandle: victims.userHandle,
    }
    expect((await visitor.call(signInWithPasskey, mixed)).body.message).toBe('signin.passkey-failed')
    expect(await visitor.isSignedIn()).toBe(false)
  })
})
