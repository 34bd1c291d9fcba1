import {
  confirmSignIn,
  makeRecoveryCodes,
  addPasskey,
  newPasskeyOptions,
  type OkOf,
  passkeySignInOptions,
  paths,
  signInWithPasskey,
  signInWithRecoveryCode,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { openRedirects } from '#testing/open-redirects.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'

/**
 * Each protection has a twin test that switches it off and sees the attack succeed. Return paths of mailed codes are
 * tested in way-back.test.ts, those of other services in oidc/begin-provider-sign-in.test.ts.
 */

const server = await openTestServer()

/** Where a browser ends up from one of our pages. */
const originOf = (location: unknown) => new URL(String(location), origin).origin

test('there are sixty ways to write the address of another site', () => {
  expect(openRedirects.length).toBeGreaterThanOrEqual(60)
})

test('a passkey leads back to none of them', async () => {
  const camper = await server.camper()
  const device = new SoftwareAuthenticator(origin)
  const creation = (await camper.call(newPasskeyOptions)).body as unknown as OkOf<typeof newPasskeyOptions>
  await camper.call(addPasskey, device.create(creation))
  for (const returnTo of openRedirects) {
    const visitor = server.visitor()
    const options = (await visitor.call(passkeySignInOptions)).body as unknown as OkOf<
      typeof passkeySignInOptions
    >
    const { status, body } = await visitor.call(signInWithPasskey, { ...device.get(options), returnTo })
    expect([status, body['returnTo']]).toEqual([200, '/learn'])
  }
})

test('a recovery code leads back to none of them', async () => {
  const email = 'lost@example.org'
  const camper = await server.camper(email)
  let codes: string[] = []
  for (const returnTo of openRedirects) {
    if (codes.length === 0) codes = (await camper.call(makeRecoveryCodes)).body['codes'] as string[]
    const body = { email, code: codes.pop() ?? '', returnTo }
    const answer = await server.visitor().call(signInWithRecoveryCode, body)
    expect([answer.status, answer.body['returnTo']]).toEqual([200, '/learn'])
  }
})

test('signing out, starting with another service and opening a mailed link redirect to none of them', async () => {
  const visitor = server.visitor()
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const text of openRedirects) {
    const escaped = encodeURIComponent(text)
    const answers = [
      await visitor.send('GET', paths.signOut, { headers: { ...headers, referer: origin + text } }),
      await visitor.send('GET', `${paths.signOut}?returnTo=${escaped}`, { headers }),
      await visitor.send('GET', `${paths.signInProvider(escaped)}?returnTo=${escaped}`, { headers }),
      await visitor.send(
        'GET',
        `${paths.signInProvider('x')}/callback?error=access_denied&returnTo=${escaped}`,
      ),
      await visitor.send(
        'GET',
        `${paths.signInProvider('x')}/callback?error=access_denied&error_description=location&returnTo=${escaped}`,
      ),
      await visitor.send('GET', `/confirm-email?email=${escaped}&token=${escaped}&returnTo=${escaped}`),
      await visitor.send('GET', `/ue/${escaped}?returnTo=${escaped}`),
      await visitor.send('GET', `/resubscribe/${escaped}`),
      await visitor.send('GET', `/u/${escaped}`),
      await visitor.send('GET', `/unsubscribe/${escaped}`),
    ]
    for (const {
      headers: { location = origin },
    } of answers)
      expect(originOf(location)).toBe(origin)
  }
})

describe('an unchecked return path', () => {
  test('twin: leads away, if it is stored as it is until the code comes back', async () => {
    const away = []
    for (const returnTo of openRedirects) {
      const visitor = server.visitor()
      const { code } = await server.askForMail(visitor)
      await server.database.updateTable('sign_in_requests').set({ return_to: returnTo }).execute()
      const { body } = await visitor.call(confirmSignIn, { code })
      if (originOf(body['returnTo']) !== origin) away.push(returnTo)
    }
    expect(away.length).toBeGreaterThan(30)
  })
})
