import {
  confirmSignIn,
  limits,
  listIdentities,
  type OkOf,
  removeIdentity,
  resetProgress,
} from '@cairn/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf } from '#testing/mail-secrets.ts'
import { startProviderSchool } from '#testing/start-provider-school.ts'

const school = await startProviderSchool()
afterAll(() => school.close())

const welcome = 'messages=success[0]=flash.signin-success'

describe('an existing account', () => {
  test('is linked only after its mailbox has confirmed, and can then be signed in to both ways', async () => {
    const person = school.newPerson()
    const owner = await school.server.camper(person.email)
    const visitor = school.server.visitor()
    expect(await school.signIn(visitor, person)).toBe(
      `/signin?step=code&messages=info[0]=signin.provider-confirm`,
    )
    expect(await school.nameOf(visitor)).toBeUndefined()
    const answer = await visitor.call(confirmSignIn, { code: codeOf(school.server.mails.at(-1)) })
    expect(answer.body['returnTo']).toBe('/learn/somewhere')
    const next = school.server.visitor()
    expect(await school.signIn(next, person)).toContain(welcome)
    expect(await school.nameOf(next)).toBe(await school.nameOf(owner))
  })

  test('is not linked if its mailbox does not confirm', async () => {
    const person = school.newPerson()
    await school.server.camper(person.email)
    const attacker = school.server.visitor()
    await school.signIn(attacker, person)
    // The owner signs in, but in a browser of their own.
    await school.server.camper(person.email)
    school.server.pass(limits.signInTokenLifetimeMs * 7)
    const again = school.server.visitor()
    expect(await school.signIn(again, person)).toContain('signin.provider-confirm')
    expect(await school.nameOf(again)).toBeUndefined()
  })

  test('is linked at once if its camper is signed in', async () => {
    const person = school.newPerson()
    const owner = await school.server.camper(person.email)
    const name = await school.nameOf(owner)
    expect(await school.signIn(owner, person)).toContain(welcome)
    const next = school.server.visitor()
    await school.signIn(next, person)
    expect(await school.nameOf(next)).toBe(name)
  })

  test('is not linked by an old session alone, which may be stolen: its mailbox has to confirm', async () => {
    const person = school.newPerson()
    const owner = await school.server.camper(person.email)
    school.server.pass(limits.confirmationLifetimeMs + 1000)
    expect(await school.signIn(owner, person)).toContain('signin.provider-confirm')
    await owner.call(confirmSignIn, { code: codeOf(school.server.mails.at(-1)) })
    const next = school.server.visitor()
    await school.signIn(next, person)
    expect(await school.nameOf(next)).toBe(await school.nameOf(owner))
  })

  test('with a linked service can be confirmed through that service', async () => {
    const person = school.newPerson()
    const owner = school.server.visitor()
    await school.signIn(owner, person)
    school.server.pass(limits.confirmationLifetimeMs + 1000)
    const stale = owner.cookies.get('sid')
    expect((await owner.call(resetProgress, {})).body.message).toBe('signin.confirm-first')
    await school.signIn(owner, person)
    expect(owner.cookies.get('sid')).not.toBe(stale)
    expect((await owner.call(resetProgress, {})).status).toBe(200)
  })

  test('from which a service was unlinked is linked again only by its mailbox', async () => {
    const person = school.newPerson()
    const owner = school.server.visitor()
    await school.signIn(owner, person)
    const { identities } = (await owner.call(listIdentities)).body as OkOf<typeof listIdentities>
    await owner.call(removeIdentity, { id: identities[0]?.id })
    expect(await school.signIn(school.server.visitor(), person)).toContain('signin.provider-confirm')
  })

  test('is never linked by an address that the service has not verified', async () => {
    const person = school.newPerson({ isVerified: false })
    await school.server.camper(person.email)
    const visitor = school.server.visitor()
    const mails = school.server.mails.length
    expect(await school.signIn(visitor, person)).toBe(
      '/signin?messages=danger[0]=signin.provider-email-unverified',
    )
    expect(await school.nameOf(visitor)).toBeUndefined()
    expect(school.server.mails.length).toBe(mails)
  })

  test('does not get an identity with another address, which its camper may have been lured to', async () => {
    const victim = await school.server.camper()
    const name = await school.nameOf(victim)
    const attackers = school.newPerson()
    expect(await school.signIn(victim, attackers)).toContain('signin.provider-other-email')
    const attacker = school.server.visitor()
    await school.signIn(attacker, attackers)
    expect(await school.nameOf(attacker)).not.toBe(name)
  })
})
