import {
  addPasskey,
  limits,
  listPasskeys,
  newPasskeyOptions,
  type Passkey,
  removePasskey,
  signInWithPasskey,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { askForNewPasskey, askForPasskey, camperWithPasskey } from '#testing/passkeys.ts'
import type { Visitor } from '#testing/visitor.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'

const server = await openTestServer()

describe('the list of passkeys', () => {
  const listOf = async (visitor: Visitor) => (await visitor.call(listPasskeys)).body['passkeys'] as Passkey[]

  test('is the camper’s own, and can be added to and removed from', async () => {
    const { camper, device } = await camperWithPasskey(server)
    expect(await listOf(camper)).toEqual([
      { id: device.id, createdAt: server.clock.now.getTime(), lastUsedAt: null, browser: '', system: '' },
    ])
    expect((await camper.call(removePasskey, { id: device.id })).status).toBe(200)
    expect(await listOf(camper)).toEqual([])
    expect(await camper.call(removePasskey, { id: device.id })).toMatchObject({
      status: 404,
      body: { message: 'signin.passkey-gone' },
    })
    const visitor = server.visitor()
    const answer = await visitor.call(signInWithPasskey, device.get(await askForPasskey(visitor)))
    expect(answer).toMatchObject({ status: 404, body: { message: 'signin.passkey-unknown' } })
  })

  test('cannot be changed by another camper', async () => {
    const { camper, device } = await camperWithPasskey(server)
    const attacker = await server.camper()
    expect((await attacker.call(removePasskey, { id: device.id })).status).toBe(404)
    expect(await listOf(camper)).toHaveLength(1)
  })

  test('accepts no passkey of another account, and none for another camper’s challenge', async () => {
    const { device } = await camperWithPasskey(server)
    const other = await server.camper()
    const taken = await other.call(addPasskey, device.create(await askForNewPasskey(other)))
    expect(taken.body.message).toBe('signin.passkey-failed')
    const third = await server.camper()
    const options = await askForNewPasskey(other)
    const foreign = await third.call(addPasskey, new SoftwareAuthenticator(origin).create(options))
    expect(foreign.body.message).toBe('signin.passkey-expired')
  })

  test.for([{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isVerified: false }])(
    'accepts none created with %o',
    async (fault) => {
      const camper = await server.camper()
      const body = new SoftwareAuthenticator(origin).create(await askForNewPasskey(camper), fault)
      expect((await camper.call(addPasskey, body)).body.message).toBe('signin.passkey-failed')
    },
  )

  test('is limited to twenty', async () => {
    const camper = await server.camper()
    for (let count = 0; count < limits.maxPasskeys; count++)
      await camper.call(addPasskey, new SoftwareAuthenticator(origin).create(await askForNewPasskey(camper)))
    expect((await camper.call(newPasskeyOptions)).body.message).toBe('signin.passkey-too-many')
  })

  test('is not for visitors', async () => {
    for (const endpoint of [listPasskeys, newPasskeyOptions])
      expect((await server.visitor().call(endpoint)).status).toBe(401)
  })
})
