import {
  addPasskey,
  confirmWithCode,
  confirmWithPasskey,
  deleteAccount,
  type Endpoint,
  endpoints,
  limits,
  newPasskeyOptions,
  type OkOf,
  passkeySignInOptions,
  requestConfirmationMail,
  resetProgress,
  sessionAgeHeader,
  z,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { redeemCode } from '../mail-codes/redeem-code.ts'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { type JsonSchema, sampleOf } from '#testing/sample-of.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

/** A camper who signed in so long ago that they have to confirm. */
async function staleCamper(email?: string): Promise<Visitor> {
  const camper = await server.camper(email)
  server.pass(limits.confirmationLifetimeMs + 1000)
  return camper
}

async function askForCode(camper: Visitor): Promise<string> {
  expect((await camper.call(requestConfirmationMail)).status).toBe(202)
  return /code is (?<code>\S+)/.exec(server.mails.at(-1)?.subject ?? '')?.groups?.['code'] ?? ''
}

async function addDevice(camper: Visitor): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator(origin)
  const { body } = await camper.call(newPasskeyOptions)
  const made = device.create(body as unknown as OkOf<typeof newPasskeyOptions>)
  expect((await camper.call(addPasskey, made)).status).toBe(200)
  return device
}

async function answerOf(camper: Visitor, device: SoftwareAuthenticator) {
  const { body } = await camper.call(passkeySignInOptions)
  return device.get(body as unknown as OkOf<typeof passkeySignInOptions>)
}

const guarded = endpoints.filter(({ isConfirmed }) => isConfirmed)
const named = guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const bodyOf = ({ body }: Endpoint) =>
  body && (sampleOf(z.toJSONSchema(body) as JsonSchema) as Record<string, unknown>)
const isDue = async (camper: Visitor) =>
  (await camper.call(resetProgress, {})).body.message === 'signin.confirm-first'

describe('what concerns the whole account', () => {
  test('is this list, and adding a passkey, which could confirm everything else', () => {
    expect(named.map(([name]) => name).toSorted()).toEqual([
      'DELETE /user/identities',
      'DELETE /user/passkeys',
      'GET /account/export',
      'POST /account/delete',
      'POST /account/reset-progress',
      'POST /user/passkeys',
      'POST /user/passkeys/options',
      'POST /user/recovery-codes',
      'PUT /update-my-email',
    ])
  })

  test.for(named)('%s is refused to a stolen session of more than ten minutes', async ([, endpoint]) => {
    const victim = await staleCamper()
    const before = JSON.stringify(await victim.me())
    const answer = await server.thiefOf(victim).call(endpoint, bodyOf(endpoint))
    expect(answer).toMatchObject({ status: 403, body: { type: 'info', message: 'signin.confirm-first' } })
    expect(JSON.stringify(await victim.me())).toBe(before)
  })

  test.for(named)('twin: %s works if a session never becomes stale', async ([, endpoint]) => {
    const victim = await staleCamper()
    const [userId = ''] = (victim.cookies.get('sid') ?? '').split('.')
    await server.database
      .updateTable('sessions')
      .set({ confirmed_at: server.clock.now })
      .where('user_id', '=', userId)
      .execute()
    expect((await server.thiefOf(victim).call(endpoint, bodyOf(endpoint))).body.message).not.toBe(
      'signin.confirm-first',
    )
  })

  test('twin: without it the account is gone', async () => {
    const victim = await server.camper()
    expect((await server.thiefOf(victim).call(deleteAccount, {})).status).toBe(200)
    expect(await victim.isSignedIn()).toBe(false)
  })
})

describe('confirming', () => {
  test('by a mailed code lets the camper continue, for ten minutes', async () => {
    const camper = await staleCamper()
    expect(await isDue(camper)).toBe(true)
    const code = await askForCode(camper)
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
    expect((await camper.call(confirmWithPasskey, await answerOf(camper, device))).status).toBe(200)
    expect(await isDue(camper)).toBe(false)
  })

  test('gives the session a new secret: a stolen copy is worthless', async () => {
    const camper = await staleCamper()
    const thief = server.thiefOf(camper)
    const before = camper.cookies.get('sid')
    await camper.call(confirmWithCode, { code: await askForCode(camper) })
    expect(camper.cookies.get('sid')).not.toBe(before)
    expect(await camper.isSignedIn()).toBe(true)
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('twin: the copy would share the confirmation if the secret stayed', async () => {
    const camper = await staleCamper()
    const thief = server.thiefOf(camper)
    const [userId = '', secret = ''] = (camper.cookies.get('sid') ?? '').split('.')
    await camper.call(confirmWithCode, { code: await askForCode(camper) })
    await server.database
      .updateTable('sessions')
      .set({ session_hash: hashSecret(secret) })
      .where('user_id', '=', userId)
      .execute()
    expect(await isDue(thief)).toBe(false)
  })

  test('does not extend the session: it still ends when it would have', async () => {
    const camper = await staleCamper()
    await camper.call(confirmWithCode, { code: await askForCode(camper) })
    const { headers } = await camper.send('GET', '/user/get-session-user')
    expect(headers[sessionAgeHeader]).toBe(String(limits.confirmationLifetimeMs + 1000))
  })

  test('mails the code to the account’s address, never to one in the request', async () => {
    const email = 'whole-account@example.org'
    const thief = server.thiefOf(await staleCamper(email))
    await askForCode(thief)
    expect(server.mails.at(-1)).toMatchObject({
      recipient: email,
      body: expect.stringContaining('another person is signed in') as string,
    })
    expect((await thief.call(confirmWithCode, { code: '22222222' })).body.message).toBe('signin.code-invalid')
    expect(await isDue(thief)).toBe(true)
  })

  test('by a code that went to another mailbox is refused', async () => {
    const thief = server.thiefOf(await staleCamper())
    const { code } = await server.askForMail(thief, 'thief@example.org')
    expect((await thief.call(confirmWithCode, { code })).body.message).toBe('signin.code-invalid')
    expect(await isDue(thief)).toBe(true)
  })

  test('twin: the code itself is valid', async () => {
    const thief = server.thiefOf(await staleCamper())
    const { code } = await server.askForMail(thief, 'thief-too@example.org')
    const browserSecret = thief.cookies.get('si') ?? ''
    expect(await redeemCode(server.database, { code, browserSecret, now: server.clock.now })).toMatchObject({
      email: 'thief-too@example.org',
    })
  })

  test('by a passkey of another account is refused', async () => {
    const device = await addDevice(await server.camper())
    const thief = server.thiefOf(await staleCamper())
    const answer = await thief.call(confirmWithPasskey, await answerOf(thief, device))
    expect(answer).toMatchObject({ status: 404, body: { message: 'signin.passkey-unknown' } })
    expect(await isDue(thief)).toBe(true)
  })

  test('counts once, even for twenty concurrent requests with one code', async () => {
    const camper = await staleCamper()
    const code = await askForCode(camper)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => camper.call(confirmWithCode, { code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('by guessing ends after five wrong codes', async () => {
    const camper = await staleCamper()
    const code = await askForCode(camper)
    const wrong = code.startsWith('2') ? '33333333' : '22222222'
    for (let attempt = 0; attempt < limits.signInCodeTries; attempt++)
      expect((await camper.call(confirmWithCode, { code: wrong })).body.message).toBe('signin.code-invalid')
    expect((await camper.call(confirmWithCode, { code })).body.message).toBe('signin.link-expired')
  })

  test('is not needed right after signing in', async () => {
    expect(await isDue(await server.camper())).toBe(false)
  })
})
