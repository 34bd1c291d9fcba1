import { confirmSignIn, exportAccount, limits, paths, requestSignInMail } from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { codeOf } from '#testing/mail-secrets.ts'
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

  test('confirms what concerns the whole account only while the proof there is recent', async () => {
    const exportAs = async (provedAt: Date) => {
      const visitor = school.server.visitor()
      await school.signIn(visitor, school.newPerson({ provedAt }))
      return (await visitor.call(exportAccount)).status
    }
    const now = school.server.clock.now
    // The service asked for nothing: its session was still alive, in a browser that someone may have left open.
    expect(await exportAs(new Date(now.getTime() - limits.confirmationLifetimeMs - 1000))).toBe(403)
    expect(await exportAs(now)).toBe(200)
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

test('one address leads to one account, by mail in any case and by the service', async () => {
  const person = school.newPerson({ email: 'Mixed.Case@Example.org' })
  const byService = school.server.visitor()
  await school.signIn(byService, person)
  const byMail = school.server.visitor()
  await byMail.call(requestSignInMail, { email: 'mixed.case@example.ORG' })
  await byMail.call(confirmSignIn, { code: codeOf(school.server.mails.at(-1)) })
  expect(await school.nameOf(byMail)).toBe(await school.nameOf(byService))
})

test('a person who comes back among too many others is told so on the page for signing in', async () => {
  const visitor = school.server.visitor('198.51.100.7')
  const callback = `${paths.signInProvider('school')}/callback`
  let remaining: unknown
  while (remaining !== '0') remaining = (await visitor.send('GET', callback)).headers['x-ratelimit-remaining']
  const { status, headers } = await visitor.send('GET', callback)
  expect([status, decodeURIComponent(String(headers['location']))]).toEqual([
    302,
    `${paths.signIn}?messages=danger[0]=signin.provider-failed`,
  ])
  expect(headers['retry-after']).toBeDefined()
})
