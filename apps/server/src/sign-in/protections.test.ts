import {
  confirmSignIn,
  endOtherSessions,
  getSessionUser,
  limits,
  paths,
  requestSignInMail,
} from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession, hashSecret } from '#http/session.ts'
import {
  type Answer,
  buildTestServer,
  codeOf,
  origin,
  type TestServer,
  tokenOf,
  type Visitor,
} from '#testing/build-test-server.ts'
import { openRedirects } from '#testing/open-redirects.ts'
import { consumeByToken } from './store.ts'

/** Each protection has a twin beside it, which goes without and sees the attack work (security.md §2). */

let server: TestServer

beforeAll(async () => {
  server = await buildTestServer()
})
afterAll(() => server.close())

let addresses = 0
const newAddress = () => `target-${++addresses}@example.org`

async function ask(visitor: Visitor, email = newAddress(), returnTo = '/learn') {
  await visitor.call(requestSignInMail, { email, returnTo })
  const mail = server.mails.at(-1)
  return { token: tokenOf(mail), code: codeOf(mail) }
}

const isSignedIn = async (visitor: Visitor) => (await visitor.call(getSessionUser)).status === 200

function thiefOf(victim: Visitor): Visitor {
  const thief = server.visitor()
  thief.cookies.set('sid', victim.cookies.get('sid') ?? '')
  return thief
}

describe('whether an address has an account (S9)', () => {
  /** All of an answer that a person could tell another by; cookies and dates differ by chance. */
  const visible = ({ status, body, headers }: Answer) => {
    const { 'set-cookie': _cookie, date: _date, ...others } = headers
    return JSON.stringify({ status, body, others })
  }

  test('is not told by the answer to a request for mail, not even when there were too many', async () => {
    const known = newAddress()
    await server.camper(known)
    const unknown = newAddress()
    await ask(server.visitor(), unknown)
    for (let mail = 2; mail <= 4; mail++) {
      const [visitor, other] = [server.visitor(), server.visitor()]
      const answer = visible(await visitor.call(requestSignInMail, { email: known }))
      expect(visible(await other.call(requestSignInMail, { email: unknown }))).toBe(answer)
      expect(answer).toContain(mail <= 3 ? '202' : 'signin.too-many-mails')
    }
  })

  test('is not told by a wrong code either', async () => {
    const known = newAddress()
    await server.camper(known)
    const answers = []
    for (const email of [known, newAddress()]) {
      const visitor = server.visitor()
      await ask(visitor, email)
      answers.push(visible(await visitor.call(confirmSignIn, { code: '00000000' })))
    }
    expect(answers[0]).toBe(answers[1])
  })

  test('twin: one that is told would be seen, because profiles do tell', async () => {
    const camper = await server.camper()
    const { body } = await camper.call(getSessionUser)
    const profile = (name: string) =>
      server.visitor().send('GET', `/api/users/get-public-profile?username=${name}`)
    expect(visible(await profile(String(body['result'])))).not.toBe(visible(await profile('nobody-at-all')))
  })
})

describe('the way back after signing in (S11)', () => {
  test.for(openRedirects)('%j ends at /learn', async (returnTo) => {
    const visitor = server.visitor()
    const { code } = await ask(visitor, newAddress(), returnTo)
    expect((await visitor.call(confirmSignIn, { code })).body['returnTo']).toBe('/learn')
  })

  test('after signing out is no other site’s, whatever it says it is', async () => {
    for (const referer of [
      'https://evil.example/learn',
      `${origin}.evil.example/learn`,
      `${origin}@evil.example/learn`,
      `${origin}//evil.example`,
      `${origin}/\\evil.example`,
    ]) {
      const headers = { 'sec-fetch-site': 'same-origin', referer }
      const { location } = (await server.visitor().send('GET', paths.signOut, { headers })).headers
      expect(location).toBe('/learn')
    }
  })
})

describe('a stolen session cookie (S17)', () => {
  test('is dead after its owner has signed out', async () => {
    const victim = await server.camper()
    const thief = thiefOf(victim)
    expect(await isSignedIn(thief)).toBe(true)
    await victim.send('GET', paths.signOut, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('twin: lives on when signing out forgets the cookie only', async () => {
    const victim = await server.camper()
    const thief = thiefOf(victim)
    victim.cookies.clear()
    expect(await isSignedIn(thief)).toBe(true)
  })

  test('is dead after its owner has signed out everywhere else, and changes nothing before', async () => {
    const email = newAddress()
    const lost = await server.camper(email)
    const thief = thiefOf(lost)
    const owner = await server.camper(email)
    expect(await isSignedIn(thief)).toBe(true)
    await owner.call(endOtherSessions)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(owner)).toBe(true)
  })
})

describe('a session that somebody prepared (S17)', () => {
  test('is never the one that a victim signs in to', async () => {
    const attacker = await server.camper()
    const planted = attacker.cookies.get('sid') ?? ''
    const victim = server.visitor()
    victim.cookies.set('sid', planted)
    const { code } = await ask(victim)
    expect((await victim.call(confirmSignIn, { code })).status).toBe(200)
    expect(victim.cookies.get('sid')).not.toBe(planted)
    const name = (await victim.call(getSessionUser)).body['result']
    expect((await attacker.call(getSessionUser)).body['result']).not.toBe(name)
    // Nor does the secret work with the victim's name before it.
    const [userId] = (victim.cookies.get('sid') ?? '').split('.')
    const forger = server.visitor()
    forger.cookies.set('sid', `${userId}.${planted.split('.')[1]}`)
    expect(await isSignedIn(forger)).toBe(false)
  })

  test('twin: would be the victim’s if a sign-in kept the secret that it was shown', async () => {
    const victim = await server.camper()
    const [userId = ''] = (victim.cookies.get('sid') ?? '').split('.')
    const now = server.clock.now
    const { session } = await createSession(
      server.database,
      { userId, username: '' },
      { now, browser: '', system: '' },
    )
    await server.database
      .updateTable('sessions')
      .set({ session_hash: hashSecret('planted') })
      .where('user_id', '=', userId)
      .where('session_hash', '=', session.hash)
      .execute()
    const forger = server.visitor()
    forger.cookies.set('sid', `${userId}.planted`)
    expect(await isSignedIn(forger)).toBe(true)
  })
})

describe('a mailed link (S18)', () => {
  const keyOf = (token: string, visitor: Visitor) => ({
    tokenHash: hashSecret(token),
    browserHash: hashSecret(visitor.cookies.get('si') ?? ''),
    now: server.clock.now,
  })

  test('signs in once, of a hundred uses at the same time', async () => {
    const visitor = server.visitor()
    const { token } = await ask(visitor)
    const uses = Array.from({ length: 100 }, () => visitor.call(confirmSignIn, { token }))
    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('twin: signs in a hundred times where looking and spending are two steps', async () => {
    const visitor = server.visitor()
    const { token } = await ask(visitor)
    const { tokenHash } = keyOf(token, visitor)
    const look = () =>
      server.database
        .selectFrom('sign_in_requests')
        .select('email')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
    // The worst order of a hundred requests at once: all look before any spends.
    const found = await Promise.all(Array.from({ length: 100 }, look))
    expect(found.filter(Boolean)).toHaveLength(100)
  })

  test('is not spent by a thousand visits of mail scanners', async () => {
    const visitor = server.visitor()
    const { token } = await ask(visitor)
    const scanner = server.visitor()
    for (let visit = 0; visit < 1000; visit++) {
      const method = visit % 2 === 0 ? 'GET' : 'HEAD'
      await (visit % 4 < 2 ? scanner : visitor).send(
        method,
        `${confirmSignIn.path}?t=${token}&token=${token}`,
      )
    }
    expect((await visitor.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('twin: is spent by the first of them where a visit spends', async () => {
    const visitor = server.visitor()
    const { token } = await ask(visitor)
    expect(await consumeByToken(server.database, keyOf(token, visitor))).toBeDefined()
    expect((await visitor.call(confirmSignIn, { token })).body.message).toBe('signin.link-expired')
  })

  test('signs nobody in who has it in another browser', async () => {
    const victim = server.visitor()
    const { token } = await ask(victim)
    const thief = server.visitor()
    expect((await thief.call(confirmSignIn, { token })).body.message).toBe('signin.code-needed')
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('twin: does so where the browser is not asked for, as with the victim’s cookie', async () => {
    const victim = server.visitor()
    const { token } = await ask(victim)
    const thief = server.visitor()
    thief.cookies.set('si', victim.cookies.get('si') ?? '')
    expect((await thief.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('works for ten minutes, and not a second longer', async () => {
    const before = server.clock.now
    for (const [extra, status] of [
      [-1000, 200],
      [1000, 410],
    ] as const) {
      const visitor = server.visitor()
      const { token } = await ask(visitor)
      server.clock.now = new Date(before.getTime() + limits.signInTokenLifetimeMs + extra)
      expect((await visitor.call(confirmSignIn, { token })).status).toBe(status)
      server.clock.now = before
    }
  })
})
