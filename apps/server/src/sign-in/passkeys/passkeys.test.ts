import {
  addPasskey,
  getSessionUser,
  limits,
  listPasskeys,
  newPasskeyOptions,
  type OkOf,
  type Passkey,
  passkeySignInOptions,
  removePasskey,
  signInWithPasskey,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'

const server = await openTestServer()

type CreationOptions = OkOf<typeof newPasskeyOptions>
type RequestOptions = OkOf<typeof passkeySignInOptions>

const askNew = async (visitor: Visitor) =>
  (await visitor.call(newPasskeyOptions)).body as unknown as CreationOptions
const ask = async (visitor: Visitor) =>
  (await visitor.call(passkeySignInOptions)).body as unknown as RequestOptions

async function camperWithPasskey() {
  const camper = await server.camper()
  const device = new SoftwareAuthenticator(origin)
  const answer = await camper.call(addPasskey, device.create(await askNew(camper)))
  expect(answer.status).toBe(200)
  return { camper, device }
}

describe('signing in with a passkey', () => {
  test('requires neither name nor address, and leads back', async () => {
    const { camper, device } = await camperWithPasskey()
    const visitor = server.visitor()
    const body = { ...device.get(await ask(visitor)), returnTo: '/learn/somewhere' }
    const answer = await visitor.call(signInWithPasskey, body)
    const { body: user } = await camper.call(getSessionUser)
    expect(answer).toMatchObject({
      status: 200,
      body: { username: user['result'], returnTo: '/learn/somewhere' },
    })
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test('requires its owner’s finger, face or PIN', async () => {
    expect(await ask(server.visitor())).toMatchObject({ userVerification: 'required', rpId: 'school.test' })
  })

  test('never leads to another site', async () => {
    const { device } = await camperWithPasskey()
    const visitor = server.visitor()
    const body = { ...device.get(await ask(visitor)), returnTo: '//evil.example' }
    expect((await visitor.call(signInWithPasskey, body)).body['returnTo']).toBe('/learn')
  })

  test.for([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this host', { origin: `${origin}:8001` }],
    ['another host’s key', { rpId: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
    ['a copy of the key, whose counter lags behind', { counter: 0 }],
  ] as const)('is refused to %s', async ([, fault]) => {
    const { device } = await camperWithPasskey()
    const first = server.visitor()
    expect((await first.call(signInWithPasskey, device.get(await ask(first)))).status).toBe(200)
    const visitor = server.visitor()
    const answer = await visitor.call(signInWithPasskey, device.get(await ask(visitor), fault))
    expect(answer).toMatchObject({ status: 400, body: { message: 'signin.passkey-failed' } })
    expect(await visitor.isSignedIn()).toBe(false)
    // The same device without the fault works: nothing else was wrong.
    expect((await visitor.call(signInWithPasskey, device.get(await ask(visitor)))).status).toBe(200)
  })

  test('is refused with the signature of another key, and with the handle of another camper', async () => {
    const { device: victim } = await camperWithPasskey()
    const { device: attacker } = await camperWithPasskey()
    const visitor = server.visitor()
    const forged = { ...attacker.get(await ask(visitor)), id: victim.id }
    expect((await visitor.call(signInWithPasskey, forged)).body.message).toBe('signin.passkey-unknown')
    const victims = victim.get(await ask(visitor))
    const mixed = { ...attacker.get(await ask(visitor)), id: victim.id, userHandle: victims.userHandle }
    expect((await visitor.call(signInWithPasskey, mixed)).body.message).toBe('signin.passkey-failed')
    expect(await visitor.isSignedIn()).toBe(false)
  })

  test('an answer counts once, even for fifty concurrent requests', async () => {
    const { device } = await camperWithPasskey()
    const visitor = server.visitor()
    const body = device.get(await ask(visitor))
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.call(signInWithPasskey, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49)
  })

  test('an answer counts only in the browser that requested the challenge', async () => {
    const { device } = await camperWithPasskey()
    const attacker = server.visitor()
    const body = device.get(await ask(attacker))
    const victim = server.visitor()
    expect((await victim.call(signInWithPasskey, body)).body.message).toBe('signin.passkey-expired')
    expect((await attacker.call(signInWithPasskey, body)).status).toBe(200)
  })

  test('a challenge is worthless after five minutes', async () => {
    const { device } = await camperWithPasskey()
    const visitor = server.visitor()
    const body = device.get(await ask(visitor))
    server.pass(limits.passkeyChallengeLifetimeMs + 1000)
    expect((await visitor.call(signInWithPasskey, body)).body.message).toBe('signin.passkey-expired')
  })

  test('a challenge for a new passkey does not sign in', async () => {
    const { camper, device } = await camperWithPasskey()
    const body = device.get(await askNew(camper))
    expect((await camper.call(signInWithPasskey, body)).body.message).toBe('signin.passkey-expired')
  })
})

describe('the list of passkeys', () => {
  const listOf = async (visitor: Visitor) => (await visitor.call(listPasskeys)).body['passkeys'] as Passkey[]

  test('is the camper’s own, and can be added to and removed from', async () => {
    const { camper, device } = await camperWithPasskey()
    expect(await listOf(camper)).toEqual([
      { id: device.id, createdAt: server.clock.now.getTime(), lastUsedAt: null, browser: '', system: '' },
    ])
    expect((await camper.call(removePasskey, { id: device.id })).status).toBe(200)
    expect(await listOf(camper)).toEqual([])
    expect((await camper.call(removePasskey, { id: device.id })).status).toBe(404)
    const visitor = server.visitor()
    const answer = await visitor.call(signInWithPasskey, device.get(await ask(visitor)))
    expect(answer).toMatchObject({ status: 404, body: { message: 'signin.passkey-unknown' } })
  })

  test('cannot be changed by another camper', async () => {
    const { camper, device } = await camperWithPasskey()
    const attacker = await server.camper()
    expect((await attacker.call(removePasskey, { id: device.id })).status).toBe(404)
    expect(await listOf(camper)).toHaveLength(1)
  })

  test('accepts no passkey of another account, and none for another camper’s challenge', async () => {
    const { device } = await camperWithPasskey()
    const other = await server.camper()
    const taken = await other.call(addPasskey, device.create(await askNew(other)))
    expect(taken.body.message).toBe('signin.passkey-failed')
    const third = await server.camper()
    const options = await askNew(other)
    const foreign = await third.call(addPasskey, new SoftwareAuthenticator(origin).create(options))
    expect(foreign.body.message).toBe('signin.passkey-expired')
  })

  test.for([{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])(
    'accepts none created with %o',
    async (fault) => {
      const camper = await server.camper()
      const body = new SoftwareAuthenticator(origin).create(await askNew(camper), fault)
      expect((await camper.call(addPasskey, body)).body.message).toBe('signin.passkey-failed')
    },
  )

  test('is limited to twenty', async () => {
    const camper = await server.camper()
    for (let count = 0; count < limits.maxPasskeys; count++)
      await camper.call(addPasskey, new SoftwareAuthenticator(origin).create(await askNew(camper)))
    expect((await camper.call(newPasskeyOptions)).body.message).toBe('signin.passkey-too-many')
  })

  test('is not for visitors', async () => {
    for (const endpoint of [listPasskeys, newPasskeyOptions])
      expect((await server.visitor().call(endpoint)).status).toBe(401)
  })
})
