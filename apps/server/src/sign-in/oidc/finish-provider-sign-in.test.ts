import { limits, paths, ping } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'
import type { Visitor } from '#testing/visitor.ts'

const school = await startProviderSchool()
afterAll(() => school.close())

describe('the provider’s answer', () => {
  test('counts once', async () => {
    school.provider.person = school.newPerson()
    const visitor = school.server.visitor()
    const back = await school.provider.visit(await school.begin(visitor))
    expect((await school.land(visitor, back)).headers['location']).toContain('signin-success')
    expect((await school.land(visitor, back)).headers['location']).toContain('signin.provider-failed')
  })

  test('counts only in the browser that started, so no visitor is signed in to a stranger’s account', async () => {
    school.provider.person = school.newPerson()
    const attacker = school.server.visitor()
    const back = await school.provider.visit(await school.begin(attacker))
    const victim = school.server.visitor()
    await school.begin(victim)
    expect((await school.land(victim, back)).headers['location']).toContain('signin.provider-failed')
    expect(await school.nameOf(victim)).toBeUndefined()
    // The binding alone protects here: with the attacker's departure cookie the same address signs in.
    victim.cookies.set('away', attacker.cookies.get('away') ?? '')
    expect((await school.land(victim, back)).headers['location']).toContain('signin-success')
  })

  test('counts after a call of the page that was left has named the browser again', async () => {
    school.provider.person = school.newPerson()
    const visitor = school.server.visitor()
    const back = await school.provider.visit(await school.begin(visitor))
    // It was sent before the browser had a name.
    const late = school.server.visitor()
    await late.call(ping)
    visitor.cookies.set('si', late.cookies.get('si') ?? '')
    expect((await school.land(visitor, back)).headers['location']).toContain('signin-success')
  })

  test('does not count after ten minutes', async () => {
    school.provider.person = school.newPerson()
    const visitor = school.server.visitor()
    const back = await school.provider.visit(await school.begin(visitor))
    school.server.pass(limits.signInTokenLifetimeMs + 1000)
    expect((await school.land(visitor, back)).headers['location']).toContain('signin.provider-failed')
  })

  test('with a wrong code, state or issuer leads to the sign-in page, which redirects no further', async () => {
    for (const [name, value] of [
      ['code', 'forged'],
      ['state', 'forged'],
      ['iss', 'https://evil.example'],
    ] as const) {
      school.provider.person = school.newPerson()
      const visitor = school.server.visitor()
      const back = await school.provider.visit(await school.begin(visitor))
      back.searchParams.set(name, value)
      const { location } = (await school.land(visitor, back)).headers
      expect(decodeURIComponent(String(location))).toBe('/signin?messages=danger[0]=signin.provider-failed')
    }
  })

  test('after declining leads to the lessons', async () => {
    expect(await school.signIn(school.server.visitor(), null)).toBe(
      '/learn?messages=info[0]=signin.provider-declined',
    )
  })

  test('that the place is refused leads to the page that says so, and nowhere else', async () => {
    const visitor = school.server.visitor()
    school.provider.reason = 'Access denied from your location.'
    expect(await school.signIn(visitor, null)).toBe('/blocked')
    expect(await school.nameOf(visitor)).toBeUndefined()
    school.provider.reason = 'The person was called away.'
    expect(await school.signIn(visitor, null)).toBe('/learn?messages=info[0]=signin.provider-declined')
    school.provider.reason = undefined
  })

  test('that the place is refused is believed together with access denied only', async () => {
    const visitor = school.server.visitor()
    const back = new URL(`${origin}${paths.signInProvider('school')}/callback`)
    back.searchParams.set('error_description', 'Access denied from your location.')
    for (const error of ['server_error', 'temporarily_unavailable']) {
      back.searchParams.set('error', error)
      expect((await school.land(visitor, back)).headers['location']).toContain('signin.provider-failed')
    }
  })
})

describe('a browser that left from a German page', () => {
  const leave = (visitor: Visitor) => school.begin(visitor, '/german/learn/somewhere')

  test.for([
    ['declines', undefined, '/german/learn?messages=info[0]=signin.provider-declined'],
    ['is refused because of their place', 'Access denied from your location.', '/german/blocked'],
  ] as const)('and whose person %s comes back to German', async ([, reason, end]) => {
    school.provider.reason = reason
    expect(await school.signIn(school.server.visitor(), null, '/german/learn/somewhere')).toBe(end)
    school.provider.reason = undefined
  })

  test.for([
    ['cannot be recognized', 'code', 'forged', 0],
    ['is too late', undefined, undefined, limits.signInTokenLifetimeMs + 1000],
  ] as const)(
    'and whose answer %s comes back to the German sign-in page',
    async ([, name, value, lateMs]) => {
      school.provider.person = school.newPerson()
      const visitor = school.server.visitor()
      const back = await school.provider.visit(await leave(visitor))
      if (name !== undefined) back.searchParams.set(name, value)
      school.server.pass(lateMs)
      const { location } = (await school.land(visitor, back)).headers
      expect(decodeURIComponent(String(location))).toBe(
        '/german/signin?messages=danger[0]=signin.provider-failed',
      )
    },
  )

  test('tells no other browser about it', async () => {
    school.provider.person = null
    const back = await school.provider.visit(await leave(school.server.visitor()))
    const { location } = (await school.land(school.server.visitor(), back)).headers
    expect(location).toMatch(/^\/learn\?/)
  })
})
