import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decorateWithLanguage, withoutLanguage } from '#http/page-language.ts'
import { cookiesFor } from '#http/session-cookies.ts'
import { buildTestServer, origin, type TestServer } from '#testing/build-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { openRedirects } from '#testing/open-redirects.ts'
import { redirectSignedIn } from './redirect-signed-in.ts'

let server: TestServer
let camper: Visitor
let site: FastifyInstance

beforeAll(async () => {
  server = await buildTestServer()
  camper = await server.camper()
  site = Fastify({ rewriteUrl: withoutLanguage })
  decorateWithLanguage(site)
  redirectSignedIn(site, {
    database: server.database,
    cookies: cookiesFor({ isSecure: false }),
    appOrigins: [origin],
    now: () => server.clock.now,
  })
  site.get('/*', async () => 'a page')
})
afterAll(async () => {
  await site.close()
  await server.close()
})

/** Where a browser ends up; undefined: on the sign-in page. */
async function open(
  url: string,
  { sid = camper.cookies.get('sid') ?? null, referer }: { sid?: string | null; referer?: string } = {},
): Promise<string | undefined> {
  const { statusCode, headers } = await site.inject({
    url,
    cookies: sid === null ? {} : { sid },
    headers: referer === undefined ? {} : { referer },
  })
  expect(statusCode).toBe(headers.location === undefined ? 200 : 302)
  return headers.location
}

const withReturn = (returnTo: string) => `/signin?returnTo=${encodeURIComponent(returnTo)}`

describe('the sign-in page, opened by a signed-in camper', () => {
  test('leads to where they wanted to go', async () => {
    expect(await open(withReturn('/learn/a?b=c#d'))).toBe('/learn/a?b=c#d')
    expect(await open('/signin/?returnTo=/learn')).toBe('/learn')
  })

  test('stays in the language of the page', async () => {
    expect(await open('/german/signin?returnTo=/learn')).toBe('/german/learn')
    expect(await open('/german/signin?returnTo=/swahili/learn')).toBe('/swahili/learn')
  })

  test('leads to the page of ours that they came from, and home otherwise', async () => {
    expect(await open('/signin', { referer: `${origin}/learn/a?b` })).toBe('/learn/a')
    for (const referer of [undefined, 'https://evil.example/learn', `${origin}/signin`])
      expect(await open('/signin', referer === undefined ? {} : { referer })).toBe('/')
  })

  test.for(openRedirects)('with the return path %j leads home', async (returnTo) => {
    expect(await open(withReturn(returnTo))).toBe('/')
  })

  test.for(['/signin', '/signin?returnTo=/signin', '/signin/confirm', '/signout', '/%73ignout', '/%73ignin'])(
    'with the return path %j leads home, without a loop or signing out',
    async (returnTo) => {
      expect(await open(withReturn(returnTo))).toBe('/')
    },
  )

  test('keeps a message', async () => {
    const said = 'danger[0]=signin.provider-other-email'
    expect(decodeURIComponent((await open(`/signin?messages=${encodeURIComponent(said)}`)) ?? '')).toBe(
      `/?messages=${said}`,
    )
  })

  test('is shown where a code is to be typed, and where a mailed link is opened', async () => {
    expect(await open('/signin?step=code')).toBeUndefined()
    expect(await open('/signin/confirm')).toBeUndefined()
  })

  test('is never cached', async () => {
    const { headers } = await site.inject({
      url: '/signin',
      cookies: { sid: camper.cookies.get('sid') ?? '' },
    })
    expect(headers['cache-control']).toBe('no-store')
  })
})

test('visitors, and those with an invalid cookie, get the page at once', async () => {
  const userId = (camper.cookies.get('sid') ?? '').split('.')[0]
  for (const sid of [null, '', 'x', `${userId}.wrong`])
    expect(await open(withReturn('/learn'), { sid })).toBeUndefined()
})
