import { paths } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openRedirects } from '#testing/open-redirects.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'

const school = await startProviderSchool()
afterAll(() => school.close())

const welcome = 'messages=success[0]=flash.signin-success'

describe('starting to sign in', () => {
  test('with a service that is down or unknown leads back with a message', async () => {
    for (const id of ['down', 'unknown']) {
      const answer = await school.server
        .visitor()
        .send('GET', paths.signInProvider(id), { headers: { 'sec-fetch-site': 'same-origin' } })
      expect(decodeURIComponent(String(answer.headers['location']))).toBe(
        '/signin?messages=danger[0]=signin.provider-unavailable',
      )
    }
  })

  test('cannot be triggered by other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }
    const answer = await school.server.visitor().send('GET', paths.signInProvider('school'), { headers })
    expect(answer.headers['location']).toBe('/signin')
  })

  test.for(openRedirects)('with the return path %j ends at /learn', async (returnTo) => {
    const location = await school.signIn(school.server.visitor(), school.newPerson(), returnTo)
    expect(new URL(location, origin).origin).toBe(origin)
    expect(location).toBe(`/learn?${welcome}`)
  })
})
