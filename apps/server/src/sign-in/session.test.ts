import { confirmSignIn, getSessionUser, limits, paths } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'

const server = await openTestServer()

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
    const thief = server.thiefOf(camper)
    expect(await thief.isSignedIn()).toBe(true)
    await camper.signOut()
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

  test.for(['image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1', '*/*'])(
    'is not ended by what a page loads with `accept: %s`, where a browser says nothing else',
    async (accept) => {
      const camper = await server.camper()
      await camper.send('GET', paths.signOut, { headers: { accept, referer: `${origin}/ada` } })
      expect(await camper.isSignedIn()).toBe(true)
    },
  )

  test('twin: ends where a browser says only that it wants a page, and comes from one of ours', async () => {
    const camper = await server.camper()
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    await camper.send('GET', paths.signOut, { headers: { accept, referer: `${origin}/ada` } })
    expect(await camper.isSignedIn()).toBe(false)
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

  test('ends over plain http by the button of the page that asks, which says where it comes from', async () => {
    const camper = await server.camper()
    const asks = { accept: 'text/html' }
    const page = await camper.send('GET', paths.signOut, { headers: asks })
    expect(await camper.isSignedIn()).toBe(true)
    expect(page.headers['referrer-policy']).toBe('same-origin')
    await camper.send('GET', `${paths.signOut}?`, { headers: { ...asks, referer: origin + paths.signOut } })
    expect(await camper.isSignedIn()).toBe(false)
  })

  test('is not ended by a browser that opens the address ahead, while it is typed', async () => {
    const camper = await server.camper()
    const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    await camper.send('GET', paths.signOut, { headers: { ...typed, 'sec-purpose': 'prefetch;prerender' } })
    expect(await camper.isSignedIn()).toBe(true)
    // Twin: once it is typed.
    await camper.send('GET', paths.signOut, { headers: typed })
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
