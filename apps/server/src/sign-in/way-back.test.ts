import { confirmSignIn, paths } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { openRedirects } from '#testing/open-redirects.ts'

const server = await openTestServer()

describe('the return path after signing in (S11)', () => {
  test.for(openRedirects)('%j ends at /learn', async (returnTo) => {
    const visitor = server.visitor()
    const { code } = await server.askForMail(visitor, undefined, returnTo)
    expect((await visitor.call(confirmSignIn, { code })).body['returnTo']).toBe('/learn')
  })

  test('after signing out is never another site’s, whatever the request claims', async () => {
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
