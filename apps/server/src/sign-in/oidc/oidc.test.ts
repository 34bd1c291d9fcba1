import { confirmSignIn, limits, paths, requestSignInMail } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf, origin } from '#testing/build-test-server.ts'
import { openRedirects } from '#testing/open-redirects.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'

const school = await startProviderSchool()
afterAll(() => school.close())

const welcome = 'messages=success[0]=flash.signin-success'

describe('signing in with another service', () => {
  test('creates an account, leads back, and finds the account again', async () => {
    const person = school.newPerson()
    const visitor = school.server.visitor()
    expect(await school.signIn(visitor, person)).toBe(`/learn/somewhere?${welcome}`)
    const name = await school.nameOf(visitor)
    expect(name).toBeDefined()
    const again = school.server.visitor()
    await school.signIn(again, person)
    expect(await school.nameOf(again)).toBe(name)
  })

  test('works with a changed username or address there', async () => {
    const person = school.newPerson({ username: 'old' })
    const visitor = school.server.visitor()
    await school.signIn(visitor, person)
    const renamed = school.server.visitor()
    await school.signIn(renamed, {
      ...person,
      username: 'new',
      email: 'moved@example.org',
      isVerified: false,
    })
    expect(await school.nameOf(renamed)).toBe(await school.nameOf(visitor))
  })

  test('starts a new session', async () => {
    const person = school.newPerson()
    const visitor = school.server.visitor()
    await school.signIn(visitor, person)
    const before = visitor.cookies.get('sid')
    await school.signIn(visitor, person)
    expect(visitor.cookies.get('sid')).not.toBe(before)
    const thief = school.server.visitor()
    thief.cookies.set('sid', before ?? '')
    expect(await school.nameOf(thief)).toBeUndefined()
  })
})

test('a link without a return path leads back to the one in the address of its page', async () => {
  school.provider.person = school.newPerson()
  const visitor = school.server.visitor()
  const headers = {
    'sec-fetch-site': 'same-origin',
    referer: `${origin}${paths.signIn}?returnTo=/learn/somewhere`,
  }
  const begun = await visitor.send('GET', paths.signInProvider('school'), { headers })
  const back = await school.provider.visit(String(begun.headers['location']))
  const { location } = (await school.land(visitor, back)).headers
  expect(decodeURIComponent(String(location))).toBe(`/learn/somewhere?${welcome}`)
})

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
    // The binding alone protects here: with the attacker's browser cookie the same address signs in.
    victim.cookies.set('si', attacker.cookies.get('si') ?? '')
    expect((await school.land(victim, back)).headers['location']).toContain('signin-success')
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
})

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

test('one address leads to one account, by mail in any case and by the service', async () => {
  const person = school.newPerson({ email: 'Mixed.Case@Example.org' })
  const byService = school.server.visitor()
  await school.signIn(byService, person)
  const byMail = school.server.visitor()
  await byMail.call(requestSignInMail, { email: 'mixed.case@example.ORG' })
  await byMail.call(confirmSignIn, { code: codeOf(school.server.mails.at(-1)) })
  expect(await school.nameOf(byMail)).toBe(await school.nameOf(byService))
})
