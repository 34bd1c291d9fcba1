import { afterAll, describe, expect, test } from 'vitest'
import { startProviderSchool } from '#testing/start-provider-school.ts'
import type { Person } from '#testing/start-test-provider.ts'

const school = await startProviderSchool()
afterAll(() => school.close())

const failed = '/signin?messages=danger[0]=signin.provider-failed'
const unverified = '/signin?messages=danger[0]=signin.provider-email-unverified'
const welcome = '/learn/somewhere?messages=success[0]=flash.signin-success'

const signIn = (person: Partial<Person>) => school.signIn(school.server.visitor(), school.newPerson(person))

describe('an address and its proof', () => {
  const email = 'teacher@example.org'

  test.for([
    ['the proof is in the ID token alone', { email_verified: true }, { email }],
    ['the address is in the ID token alone', { email }, { email_verified: true }],
    ['the ID token proves another address', { email: 'mine@example.org', email_verified: true }, { email }],
  ] as const)('do not belong together if %s', async ([, inToken, onRequest]) => {
    expect(await signIn({ inToken, onRequest })).toBe(unverified)
  })

  test.for([
    ['the ID token', { email: 'one@example.org', email_verified: true }, {}],
    ['the other document', {}, { email: 'two@example.org', email_verified: true }],
  ] as const)('twin: belong together if both are in %s', async ([, inToken, onRequest]) => {
    expect(await signIn({ inToken, onRequest })).toBe(welcome)
  })
})

describe('a provider that sends what we cannot keep is refused', () => {
  test.for([
    ['a null character in the subject', { subject: 'a\0b' }],
    ['a subject of 256 characters', { subject: 's'.repeat(256) }],
    ['a subject of a megabyte', { subject: 's'.repeat(1024 * 1024) }],
    ['100 kB of other claims', { onRequest: { preferred_username: 'x'.repeat(100_000) } }],
  ] as const)('%s', async ([, person]) => {
    expect(await signIn(person)).toBe(failed)
  })

  test('a null character in the address', async () => {
    expect(await signIn({ email: 'a\0b@example.org' })).toBe(unverified)
  })

  test('twin: long claims within the limits are accepted', async () => {
    const onRequest = {
      email: 'three@example.org',
      email_verified: true,
      preferred_username: 'x'.repeat(50_000),
    }
    expect(await signIn({ subject: 's'.repeat(255), onRequest })).toBe(welcome)
  })
})
