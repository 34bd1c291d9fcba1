import {
  confirmSignIn,
  getSessionUser,
  limits,
  listIdentities,
  type OkOf,
  paths,
  removeIdentity,
  requestSignInMail,
  resetProgress,
} from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestServer, codeOf, origin, type TestServer, type Visitor } from '#testing/build-test-server.ts'
import { openRedirects } from '#testing/open-redirects.ts'
import { type Person, startTestProvider, type TestProvider } from '#testing/start-test-provider.ts'

let provider: TestProvider
let server: TestServer

beforeAll(async () => {
  provider = await startTestProvider([`${origin}/signin/oidc/school/callback`])
  const down = { ...provider.settings, id: 'down', issuer: 'http://localhost:1' }
  server = await buildTestServer({ signInProviders: [provider.settings, down] })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const ours = { 'sec-fetch-site': 'same-origin' }
let people = 0
function newPerson(more: Partial<Person> = {}): Person {
  const number = ++people
  return { subject: `subject-${number}`, email: `pupil-${number}@example.org`, isVerified: true, ...more }
}

/** Sets out as a browser does; gives the provider's address. */
async function begin(visitor: Visitor, returnTo = '/learn/somewhere'): Promise<string> {
  const address = `${paths.signInProvider('school')}?returnTo=${encodeURIComponent(returnTo)}`
  return String((await visitor.send('GET', address, { headers: ours })).headers['location'])
}

const land = (visitor: Visitor, back: URL) =>
  visitor.send('GET', back.pathname + back.search, { headers: { 'sec-fetch-site': 'cross-site' } })

async function signIn(visitor: Visitor, person: Person | null, returnTo?: string): Promise<string> {
  const address = await begin(visitor, returnTo)
  provider.person = person
  const answer = await land(visitor, await provider.visit(address))
  expect(answer.status).toBe(302)
  return decodeURIComponent(String(answer.headers['location']))
}

async function nameOf(visitor: Visitor): Promise<unknown> {
  const { status, body } = await visitor.call(getSessionUser)
  return status === 200 ? body['result'] : undefined
}

const welcome = 'messages=success[0]=flash.signin-success'

describe('signing in with another service', () => {
  test('makes an account, leads back, and finds the account again', async () => {
    const person = newPerson()
    const visitor = server.visitor()
    expect(await signIn(visitor, person)).toBe(`/learn/somewhere?${welcome}`)
    const name = await nameOf(visitor)
    expect(name).toBeDefined()
    const again = server.visitor()
    await signIn(again, person)
    expect(await nameOf(again)).toBe(name)
  })

  test('does not mind another username or address there', async () => {
    const person = newPerson({ username: 'old' })
    const visitor = server.visitor()
    await signIn(visitor, person)
    const renamed = server.visitor()
    await signIn(renamed, { ...person, username: 'new', email: 'moved@example.org', isVerified: false })
    expect(await nameOf(renamed)).toBe(await nameOf(visitor))
  })

  test('begins another session than the one before', async () => {
    const person = newPerson()
    const visitor = server.visitor()
    await signIn(visitor, person)
    const before = visitor.cookies.get('sid')
    await signIn(visitor, person)
    expect(visitor.cookies.get('sid')).not.toBe(before)
    const thief = server.visitor()
    thief.cookies.set('sid', before ?? '')
    expect(await nameOf(thief)).toBeUndefined()
  })
})

describe('an existing account', () => {
  test('is joined only after its mailbox has confirmed, and then found by both ways', async () => {
    const person = newPerson()
    const owner = await server.camper(person.email)
    const visitor = server.visitor()
    expect(await signIn(visitor, person)).toBe(`/signin?step=code&messages=info[0]=signin.provider-confirm`)
    expect(await nameOf(visitor)).toBeUndefined()
    const answer = await visitor.call(confirmSignIn, { code: codeOf(server.mails.at(-1)) })
    expect(answer.body['returnTo']).toBe('/learn/somewhere')
    const next = server.visitor()
    expect(await signIn(next, person)).toContain(welcome)
    expect(await nameOf(next)).toBe(await nameOf(owner))
  })

  test('is not joined when its mailbox stays silent', async () => {
    const person = newPerson()
    await server.camper(person.email)
    const attacker = server.visitor()
    await signIn(attacker, person)
    // The owner signs in, but in a browser of their own.
    await server.camper(person.email)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + limits.signInTokenLifetimeMs * 7)
    const again = server.visitor()
    expect(await signIn(again, person)).toContain('signin.provider-confirm')
    expect(await nameOf(again)).toBeUndefined()
    server.clock.now = before
  })

  test('is joined at once by whoever is signed in to it', async () => {
    const person = newPerson()
    const owner = await server.camper(person.email)
    const name = await nameOf(owner)
    expect(await signIn(owner, person)).toContain(welcome)
    const next = server.visitor()
    await signIn(next, person)
    expect(await nameOf(next)).toBe(name)
  })

  test('is not joined by an old session alone, which may be stolen: its mailbox has to confirm', async () => {
    const person = newPerson()
    const owner = await server.camper(person.email)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + limits.confirmationLifetimeMs + 1000)
    expect(await signIn(owner, person)).toContain('signin.provider-confirm')
    await owner.call(confirmSignIn, { code: codeOf(server.mails.at(-1)) })
    const next = server.visitor()
    await signIn(next, person)
    expect(await nameOf(next)).toBe(await nameOf(owner))
    server.clock.now = before
  })

  test('whose service is linked confirms by it that it is them', async () => {
    const person = newPerson()
    const owner = server.visitor()
    await signIn(owner, person)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + limits.confirmationLifetimeMs + 1000)
    const stale = owner.cookies.get('sid')
    expect((await owner.call(resetProgress, {})).body.message).toBe('signin.confirm-first')
    await signIn(owner, person)
    expect(owner.cookies.get('sid')).not.toBe(stale)
    expect((await owner.call(resetProgress, {})).status).toBe(200)
    server.clock.now = before
  })

  test('from which a service was unlinked is joined again only by its mailbox', async () => {
    const person = newPerson()
    const owner = server.visitor()
    await signIn(owner, person)
    const { identities } = (await owner.call(listIdentities)).body as OkOf<typeof listIdentities>
    await owner.call(removeIdentity, { id: identities[0]?.id })
    expect(await signIn(server.visitor(), person)).toContain('signin.provider-confirm')
  })

  test('is never joined by an address that the service does not vouch for', async () => {
    const person = newPerson({ isVerified: false })
    await server.camper(person.email)
    const visitor = server.visitor()
    const mails = server.mails.length
    expect(await signIn(visitor, person)).toBe('/signin?messages=danger[0]=signin.provider-email-unverified')
    expect(await nameOf(visitor)).toBeUndefined()
    expect(server.mails.length).toBe(mails)
  })

  test('does not get an identity of another address, which somebody may have lured it to', async () => {
    const victim = await server.camper()
    const name = await nameOf(victim)
    const attackers = newPerson()
    expect(await signIn(victim, attackers)).toContain('signin.provider-other-email')
    const attacker = server.visitor()
    await signIn(attacker, attackers)
    expect(await nameOf(attacker)).not.toBe(name)
  })
})

describe('a way back', () => {
  test('counts once', async () => {
    provider.person = newPerson()
    const visitor = server.visitor()
    const back = await provider.visit(await begin(visitor))
    expect((await land(visitor, back)).headers['location']).toContain('signin-success')
    expect((await land(visitor, back)).headers['location']).toContain('signin.provider-failed')
  })

  test('counts in the browser that set out, and in no other: nobody is signed in to a stranger’s account', async () => {
    provider.person = newPerson()
    const attacker = server.visitor()
    const back = await provider.visit(await begin(attacker))
    const victim = server.visitor()
    await begin(victim)
    expect((await land(victim, back)).headers['location']).toContain('signin.provider-failed')
    expect(await nameOf(victim)).toBeUndefined()
    // The protection is the binding alone: with the attacker's browser cookie the same address signs in.
    victim.cookies.set('si', attacker.cookies.get('si') ?? '')
    expect((await land(victim, back)).headers['location']).toContain('signin-success')
  })

  test('does not count after ten minutes', async () => {
    provider.person = newPerson()
    const visitor = server.visitor()
    const back = await provider.visit(await begin(visitor))
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + limits.signInTokenLifetimeMs + 1000)
    expect((await land(visitor, back)).headers['location']).toContain('signin.provider-failed')
    server.clock.now = before
  })

  test('with a wrong code, state or issuer leads to the sign-in page, which asks nobody to go anywhere', async () => {
    for (const [name, value] of [
      ['code', 'forged'],
      ['state', 'forged'],
      ['iss', 'https://evil.example'],
    ] as const) {
      provider.person = newPerson()
      const visitor = server.visitor()
      const back = await provider.visit(await begin(visitor))
      back.searchParams.set(name, value)
      const { location } = (await land(visitor, back)).headers
      expect(decodeURIComponent(String(location))).toBe('/signin?messages=danger[0]=signin.provider-failed')
    }
  })

  test('after a refusal leads to the lessons', async () => {
    expect(await signIn(server.visitor(), null)).toBe('/learn?messages=info[0]=signin.provider-declined')
  })
})

describe('setting out', () => {
  test('for a service that is down or unknown leads back with a word', async () => {
    for (const id of ['down', 'unknown']) {
      const answer = await server.visitor().send('GET', paths.signInProvider(id), { headers: ours })
      expect(decodeURIComponent(String(answer.headers['location']))).toBe(
        '/signin?messages=danger[0]=signin.provider-unavailable',
      )
    }
  })

  test('is not for other sites to decide', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }
    const answer = await server.visitor().send('GET', paths.signInProvider('school'), { headers })
    expect(answer.headers['location']).toBe('/signin')
  })

  test.for(openRedirects)('with the way back %j ends at /learn', async (returnTo) => {
    const location = await signIn(server.visitor(), newPerson(), returnTo)
    expect(new URL(location, origin).origin).toBe(origin)
    expect(location).toBe(`/learn?${welcome}`)
  })
})

test('one address leads to one account, by mail in any case and by the service', async () => {
  const person = newPerson({ email: 'Mixed.Case@Example.org' })
  const byService = server.visitor()
  await signIn(byService, person)
  const byMail = server.visitor()
  await byMail.call(requestSignInMail, { email: 'mixed.case@example.ORG' })
  await byMail.call(confirmSignIn, { code: codeOf(server.mails.at(-1)) })
  expect(await nameOf(byMail)).toBe(await nameOf(byService))
})
