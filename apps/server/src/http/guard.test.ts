import { deleteAccount, limits, requestSignInMail, saveChallenge } from '@cairn/contract'
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
