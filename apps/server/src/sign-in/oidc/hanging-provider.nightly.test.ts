import { ping } from '@cairn/contract'
import { discovery, allowInsecureRequests } from 'openid-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import { providerConnections } from './provider-connections.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

let school: ProviderSchool
beforeEach(async () => {
  school = await startProviderSchool()
})
afterEach(() => school.close())

const settings = '/.well-known/'
const tokens = '/token'
const person = '/me'

describe.each([
  ['before it answers', false],
  ['in the middle of its answer', true],
] as const)('a provider that hangs %s', (_moment, afterBeginning) => {
  test('when it is asked for its addresses is said to be away, and found when it is back', async () => {
    school.provider.hangs = { at: settings, afterBeginning }
    expect(decodeURIComponent(await school.begin(school.server.visitor()))).toBe(
      '/signin?messages=danger[0]=signin.provider-unavailable',
    )
    school.provider.hangs = undefined
    expect(await school.begin(school.server.visitor())).toContain(school.provider.settings.issuer)
  })

  test.for([tokens, person])(
    'at %s loses only this sign-in, and keeps no other visitor waiting',
    async (at) => {
      school.provider.hangs = { at, afterBeginning }
      const camper = school.newPerson()
      const landing = school.signIn(school.server.visitor(), camper)
      expect((await school.server.visitor().call(ping)).status).toBe(200)
      expect(await landing).toBe('/signin?messages=danger[0]=signin.provider-failed')
      school.provider.hangs = undefined
      const visitor = school.server.visitor()
      await school.signIn(visitor, camper)
      expect(await school.nameOf(visitor)).toBeDefined()
    },
  )
})

test('twin: without a time limit, a provider that hangs is waited for', async () => {
  const { provider } = school
  provider.hangs = { at: settings, afterBeginning: false }
  const { issuer, clientId, clientSecret } = provider.settings
  const patient = discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: 3600,
    execute: [allowInsecureRequests],
  })
  const ended = providerConnections([provider.settings])(provider.settings.id).catch(() => 'ended')
  expect(await Promise.race([patient, ended])).toBe('ended')
  provider.hangs = undefined
  patient.catch(() => undefined)
})
