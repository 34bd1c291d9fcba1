import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addPasskey, signInWithPasskey } from '@cairn/contract'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { askForNewPasskey, passkeyAnswer } from '#testing/passkeys.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'
import { withAndroidStatement } from '#testing/with-android-statement.ts'
import { algorithms } from './register-passkey.ts'

const server = await openTestServer()
let asked: number
const inside = createServer((_request, response) => {
  asked += 1
  response.end()
})
await once(inside.listen(0, 'localhost'), 'listening')
afterAll(() => inside.close())
beforeEach(() => {
  asked = 0
})
const address = `http://localhost:${(inside.address() as AddressInfo).port}/`

async function statedPasskey() {
  const camper = await server.camper()
  const device = new SoftwareAuthenticator(origin)
  const options = await askForNewPasskey(camper)
  const passkey = await withAndroidStatement(device.create(options), device.publicKey, address)
  return { camper, device, passkey, challenge: options.challenge }
}

describe('what a new passkey states about its device', () => {
  test('makes the school ask no address that it names, and the passkey signs in', async () => {
    const { camper, device, passkey } = await statedPasskey()
    const added = await camper.call(addPasskey, passkey)
    expect(asked).toBe(0)
    expect(added.status).toBe(200)
    const visitor = server.visitor()
    expect((await visitor.call(signInWithPasskey, await passkeyAnswer(visitor, device))).status).toBe(200)
  })

  // The twin: checked as it was sent, the same statement makes its checker ask.
  test('would make the library ask that address', async () => {
    const { passkey, challenge } = await statedPasskey()
    const { id, clientDataJSON, attestationObject } = passkey
    const checking = verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      supportedAlgorithmIDs: algorithms,
    })
    await expect(checking).rejects.toThrow('not a known root certificate')
    expect(asked).toBe(1)
  })

  test.for([
    ['a number', isoCBOR.encode(7)],
    ['an object without a key', isoCBOR.encode(new Map([['fmt', 'none']]))],
    ['a text in place of the key', isoCBOR.encode(new Map([['authData', 'x'.repeat(100)]]))],
    ['a list that never ends', Buffer.from('9bffffffffffffffff', 'hex')],
  ] as const)('is refused when it is %s', async ([, damaged]) => {
    const { camper, passkey } = await statedPasskey()
    const answer = await camper.call(addPasskey, {
      ...passkey,
      attestationObject: isoBase64URL.fromBuffer(new Uint8Array(damaged)),
    })
    expect(answer).toMatchObject({ status: 400, body: { message: 'signin.passkey-failed' } })
  })
})
