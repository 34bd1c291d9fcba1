import { confirmSignIn, getSessionUser, limits, paths, requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()

let addresses = 0
const newAddress = () => `person-${++addresses}@example.org`

describe('signing in', () => {
  test('works by the mailed link and leads back', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const answer = await visitor.call(confirmSignIn, { token })
    expect(answer).toMatchObject({ status: 200, body: { returnTo: '/learn/somewhere', isNewCamper: true } })
    expect(await visitor.isSignedIn()).toBe(true)
  })

  test('works by the code, however it is typed', async () => {
    const visitor = server.visitor()
    const { code } = await server.askForMail(visitor)
    expect((await visitor.call(confirmSignIn, { code: code.toLowerCase() })).status).toBe(200)
  })

  test('finds the same account again, whatever the case of the address', async () => {
    const email = newAddress()
    const names = []
    for (const typed of [email, ` ${email.toUpperCase()} `]) {
      const visitor = server.visitor()
      const { code } = await server.askForMail(visitor, typed)
      names.push((await visitor.call(confirmSignIn, { code })).body['username'])
    }
    expect(names[0]).toBe(names[1])
  })

  test('creates one account when two browsers finish their first sign-in at once', async () => {
    const email = newAddress()
    const first = server.visitor()
    const { token } = await server.askForMail(first, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => first.call(confirmSignIn, { token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { count } = await server.database
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test('a token works once, even for a hundred concurrent attempts', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => visitor.call(confirmSignIn, { token })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('a link opened in another browser does not sign in, and is not redeemed', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    const stranger = server.visitor()
    expect(await stranger.call(confirmSignIn, { token })).toMatchObject({
      status: 409,
      body: { message: 'signin.code-needed' },
    })
    expect(await stranger.isSignedIn()).toBe(false)
    expect((await visitor.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('a mail scanner that follows the link redeems nothing', async () => {
    const visitor = server.visitor()
    const { token } = await server.askForMail(visitor)
    for (const method of ['GET', 'GET'] as const)
      await visitor.send(method, `${confirmSignIn.path}?token=${token}`)
    expect((await visitor.call(confirmSignIn, { token })).status).toBe(200)
  })

  test('link and code expire after ten minutes', async () => {
    const visitor = server.visitor()
    const { token, code } = await server.askForMail(visitor)
    server.pass(limits.signInTokenLifetimeMs + 1000)
    expect((await visitor.call(confirmSignIn, { token })).body.message).toBe('signin.link-expired')
    expect((await visitor.call(confirmSignIn, { code })).body.message).toBe('signin.link-expired')
  })

  test('five wrong codes close the request, even for the right one', async () => {
    const visitor = server.visitor()
    const { code } = await server.askForMail(visitor)
    const wrong = code.startsWith('2') ? '33333333' : '22222222'
    for (let attempt = 0; attempt < limits.signInCodeTries; attempt++) {
      expect((await visitor.call(confirmSignIn, { code: wrong })).body.message).toBe('signin.code-invalid')
    }
    expect((await visitor.call(confirmSignIn, { code })).body.message).toBe('signin.link-expired')
  })

  test('a fourth mail within an hour is refused', async () => {
    const visitor = server.visitor()
    const email = newAddress()
    for (let mail = 0; mail < 3; mail++) await server.askForMail(visitor, email)
    expect(await visitor.call(requestSignInMail, { email })).toMatchObject({
      status: 429,
      body: { message: 'signin.too-many-mails' },
    })
  })

  test.for([
    'nobody',
    'a@b',
    'a b@example.org',
    'one@example.org,two@example.org',
    'a@example.org\r\nRCPT TO:<b@c.de>',
    '"a"@example.org',
    '\u001B[2Ja@example.org',
    'a\u001B@example.org',
    'a\u202E@example.org',
  ])('%j is no address, and no mail is sent', async (email) => {
    const sent = server.mails.length
    expect(await server.visitor().call(requestSignInMail, { email })).toMatchObject({
      status: 400,
      body: { message: 'signin.email-invalid' },
    })
    expect(server.mails.length).toBe(sent)
  })

  test('no account exists before its address is proven', async () => {
    const email = newAddress()
    await server.askForMail(server.visitor(), email)
    const found = await server.database.selectFrom('emails').selectAll().where('email', '=', email).execute()
    expect(found).toEqual([])
  })
})

describe('a session', () => {
  test('is a new one after each sign-in, and the old one is gone', async () => {
    const email = newAddress()
    const visitor = await server.camper(email)
    const before = visitor.cookies.get('sid') ?? ''
    const { code } = await server.askForMail(visitor, email)
    await visitor.call(confirmSignIn, { code })
    expect(visitor.cookies.get('sid')).not.toBe(before)
    const thief = server.visitor()
    thief.cookies.set('sid', before)
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('ends on the server at sign-out, so that a stolen cookie is worthless at once', async () => {
    const camper = await server.camper()
    const thief = server.visitor()
    thief.cookies.set('sid', camper.cookies.get('sid') ?? '')
    expect(await thief.isSignedIn()).toBe(true)
    await camper.send('GET', paths.signOut, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('cannot be ended by another site', async () => {
    const camper = await server.camper()
    await camper.send('GET', paths.signOut, {
      headers: { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
    })
    expect(await camper.isSignedIn()).toBe(true)
  })

  test.for([
    ['a picture', 'no-cors', 'image'],
    ['a script', 'cors', 'empty'],
    ['a frame', 'navigate', 'iframe'],
  ] as const)('is not ended by %s on one of our own pages', async ([, mode, destination]) => {
    const camper = await server.camper()
    const answer = await camper.send('GET', paths.signOut, {
      headers: {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': mode,
        'sec-fetch-dest': destination,
        referer: `${origin}/ada`,
      },
    })
    expect(answer.headers['content-type']).toContain('text/html')
    expect(await camper.isSignedIn()).toBe(true)
  })

  test('twin: ends when one of our own pages goes there', async () => {
    const camper = await server.camper()
    const headers = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    await camper.send('GET', paths.signOut, { headers })
    expect(await camper.isSignedIn()).toBe(false)
  })

  test('ends after a week without use and after a month of use', async () => {
    const idle = await server.camper()
    server.pass(limits.sessionIdleMs + 1000)
    expect(await idle.isSignedIn()).toBe(false)
    const busy = await server.camper()
    const start = server.clock.now.getTime()
    for (let day = 6; day <= 30; day += 6) {
      server.clock.now = new Date(start + day * 24 * 60 * 60 * 1000 - 60_000)
      expect(await busy.isSignedIn()).toBe(true)
    }
    server.clock.now = new Date(start + limits.sessionLifetimeMs + 1000)
    expect(await busy.isSignedIn()).toBe(false)
  })

  test('is stored only as a hash', async () => {
    const camper = await server.camper()
    const secret = camper.cookies.get('sid')?.split('.')[1] ?? ''
    const rows = await server.database.selectFrom('sessions').selectAll().execute()
    expect(secret.length).toBeGreaterThan(40)
    expect(rows.some(({ session_hash }) => session_hash.toString('base64url') === secret)).toBe(false)
  })

  test.for(['', 'x', 'not-a-uuid.secret', '00000000-0000-0000-0000-000000000000.x', `${'9'.repeat(5000)}.y`])(
    'a cookie of %j belongs to a visitor',
    async (cookie) => {
      const visitor = server.visitor()
      visitor.cookies.set('sid', cookie)
      expect((await visitor.call(getSessionUser)).status).toBe(401)
    },
  )
})
