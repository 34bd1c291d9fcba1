import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import type { Person } from '#testing/start-test-provider.ts'

let school: ProviderSchool

beforeAll(async () => {
  school = await startProviderSchool()
})
afterAll(() => school.close())

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
