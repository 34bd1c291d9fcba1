import { deleteAccount, limits, requestSignInMail, saveChallenge, usernameExists } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

describe('a request that changes something', () => {
  const attempt = async (headers: Record<string, string>, by?: Visitor) => {
    const sent = server.mails.length
    const visitor = by ?? server.visitor()
    const { status } = await visitor.call(requestSignInMail, { email: newAddress() }, headers)
    return { status, isDone: server.mails.length > sent }
  }

  test('is carried out if our own page sends its token', async () => {
    expect(await attempt({ origin, 'sec-fetch-site': 'same-origin' })).toEqual({ status: 202, isDone: true })
  })

  test.for([
    ['without a token', { 'csrf-token': '' }],
    ['with a made-up token', { 'csrf-token': 'abc.def' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a sandbox', { origin: 'null' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ] as const)('is refused %s', async ([_name, headers]) => {
    expect(await attempt(headers)).toEqual({ status: 403, isDone: false })
  })

  test('is refused with the token of another browser, even if its cookie was planted too', async () => {
    const attacker = server.visitor()
    await attacker.send('GET', '/status/ping')
    const planted = attacker.cookies.get('csrf_token') ?? ''
    const victim = await server.camper()
    victim.cookies.set('csrf_token', planted)
    expect(await attempt({ 'csrf-token': planted }, victim)).toEqual({ status: 403, isDone: false })
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is refused as %s, which a form on any site could send',
    async (type) => {
      const visitor = server.visitor()
      await visitor.send('GET', '/status/ping')
      const { status } = await visitor.send('POST', requestSignInMail.path, {
        body: '{"email":"a@example.org"}',
        headers: { 'content-type': type },
      })
      expect(status).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('what another site’s page loads', () => {
  const perMinute = 30
  /** Asks for as many names as one address may, as a page of this site does, and then for another from there. */
  const askAfter = async (headers: Record<string, string>) => {
    const visitor = server.visitor(`198.51.100.${(addresses += 1)}`)
    const ask = (name: string, how: Record<string, string> = {}) =>
      visitor.send('GET', `${usernameExists.path}?username=${name}`, { headers: how })
    for (let count = 0; count < perMinute; count++) await ask(`name${count}`, headers)
    return (await ask('ada')).status
  }
  let addresses = 0

  test('spends nothing of what its reader may ask', async () => {
    const asPicture = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'image',
    }
    expect(await askAfter(asPicture)).toBe(200)
  })

  test('spends nothing as a picture where a browser says nothing else', async () => {
    expect(
      await askAfter({ accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }),
    ).toBe(200)
  })

  test('twin: our own page would have spent all of it', async () => {
    expect(await askAfter({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(429)
  })

  test('is not what a link of another site opens', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await server.visitor().send('GET', '/documentation', { headers })).status).toBe(200)
  })
})

/** Reading one of the largest bodies keeps all other callers waiting. A body that is read is found to be broken. */
describe('a broken body', () => {
  const broken = { body: '[', headers: { 'content-type': 'application/json' } }
  const sendBroken = async (visitor: Visitor, { path }: { path: string }) => {
    if (!visitor.cookies.has('csrf_token')) await visitor.send('GET', '/status/ping')
    return visitor.send('POST', path, broken)
  }

  test('is not read without the token of our own page', async () => {
    const { status } = await server.visitor().send('POST', requestSignInMail.path, broken)
    expect(status).toBe(403)
  })

  test('is not read from a visitor if the call is for campers', async () => {
    expect(await sendBroken(server.visitor(), saveChallenge)).toMatchObject({ status: 401 })
  })

  test('is not read from a camper who has to confirm first', async () => {
    const camper = await server.camper()
    server.pass(limits.confirmationLifetimeMs + 1)
    expect(await sendBroken(camper, deleteAccount)).toMatchObject({ status: 403 })
  })

  test('twin: is read from all others, and refused for what it is', async () => {
    expect(await sendBroken(server.visitor(), requestSignInMail)).toMatchObject({ status: 400 })
    const camper = await server.camper()
    expect(await sendBroken(camper, saveChallenge)).toMatchObject({ status: 400 })
    expect(await sendBroken(camper, deleteAccount)).toMatchObject({ status: 400 })
  })
})
