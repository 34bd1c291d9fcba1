import { getSessionUser, paths } from '@cairn/contract'
import type { FastifyBaseLogger } from 'fastify'
import { expect } from 'vitest'
import { buildTestServer, origin, type TestServer } from './build-test-server.ts'
import type { Visitor } from './visitor.ts'
import { type Person, startTestProvider, type TestProvider } from './start-test-provider.ts'

/** A test server whose campers can sign in with another service, and the steps of doing so. */
export type ProviderSchool = {
  server: TestServer
  provider: TestProvider
  /** A person whom the service knows and the school does not. */
  newPerson: (more?: Partial<Person>) => Person
  /** Starts as a browser does; returns the provider's address. */
  begin: (visitor: Visitor, returnTo?: string) => Promise<string>
  /** Returns from the provider. */
  land: (visitor: Visitor, back: URL) => ReturnType<Visitor['send']>
  /** Goes through the whole sign-in as this person, or as a person who declines; returns where it ends. */
  signIn: (visitor: Visitor, person: Person | null, returnTo?: string) => Promise<string>
  /** The signed-in camper; undefined if none is. */
  nameOf: (visitor: Visitor) => Promise<unknown>
  close: () => Promise<void>
}

export async function startProviderSchool(log?: FastifyBaseLogger): Promise<ProviderSchool> {
  const provider = await startTestProvider([`${origin}/signin/oidc/school/callback`])
  const down = { ...provider.settings, id: 'down', issuer: 'http://localhost:1' }
  const server = await buildTestServer({
    signInProviders: [provider.settings, down],
    ...(log ? { log } : {}),
  })
  let people = 0

  const begin: ProviderSchool['begin'] = async (visitor, returnTo = '/learn/somewhere') => {
    const address = `${paths.signInProvider('school')}?returnTo=${encodeURIComponent(returnTo)}`
    const answer = await visitor.send('GET', address, { headers: { 'sec-fetch-site': 'same-origin' } })
    return String(answer.headers['location'])
  }
  const land: ProviderSchool['land'] = (visitor, back) =>
    visitor.send('GET', back.pathname + back.search, { headers: { 'sec-fetch-site': 'cross-site' } })

  return {
    server,
    provider,
    newPerson: (more = {}) => {
      const number = ++people
      return { subject: `subject-${number}`, email: `pupil-${number}@example.org`, isVerified: true, ...more }
    },
    begin,
    land,
    signIn: async (visitor, person, returnTo) => {
      const address = await begin(visitor, returnTo)
      provider.person = person
      const answer = await land(visitor, await provider.visit(address))
      expect(answer.status).toBe(302)
      return decodeURIComponent(String(answer.headers['location']))
    },
    nameOf: async (visitor) => {
      const { status, body } = await visitor.call(getSessionUser)
      return status === 200 ? body['result'] : undefined
    },
    close: async () => {
      await server.close()
      await provider.close()
    },
  }
}
