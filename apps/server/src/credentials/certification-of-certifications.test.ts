import type { Certification } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, insertClaims, newClaimant } from '#testing/claimant.ts'
import { credentialServices } from '#testing/credential-services.ts'
import { decideRun } from '#testing/decide-run.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { issueCredential } from './issue-credential.ts'

const whole = certificationCalled('full-stack')
const part = certificationCalled('javascript-algorithms-and-data-structures')
const [project = { id: '' }] = part.tests

const server = await openTestServer()
const type = await openCommandLine(server)

/** A camper who has claimed a certification that asks for others, and those, with a project that was run again. */
async function holderOfWhole(state: 'waiting' | 'passed' | 'failed') {
  const camper = await newClaimant(server)
  const { id: userId, username } = await camper.me()
  await insertClaims(server, userId, [whole, ...whole.tests])
  const decide = (now: typeof state) => decideRun(server.database, { userId, challengeId: project.id }, now)
  await decide(state)
  return {
    userId,
    username,
    decide,
    state: () => stateOf(server, { username, certSlug: whole.slug }),
  }
}

/** A school that does not see what other certifications ask for. */
const knowingOnly = (certification: Certification) =>
  credentialServices(server, {
    curriculum: { certifications: [certification], findChallenge: () => undefined },
  })

describe('a certification that asks for others', () => {
  test('is signed when the projects of all of them have passed', async () => {
    const { decide, state } = await holderOfWhole('waiting')
    expect(await state()).toEqual({ state: 'waiting' })
    await decide('passed')
    expect(await state()).toMatchObject({ state: 'signed' })
  })

  test('is not signed while a project of one of them does not pass', async () => {
    const { state } = await holderOfWhole('failed')
    expect(await state()).toEqual({ state: 'refused', challengeId: part.id })
  })

  test('twin: by their claims alone, it is signed', async () => {
    const { userId } = await holderOfWhole('failed')
    const claim = { userId, claimId: whole.id, earnedAt: server.clock.now, certification: whole }
    expect(await issueCredential(knowingOnly(whole), claim)).toMatchObject({ state: 'signed' })
  })

  test('is not signed once the school has revoked one of them', async () => {
    const { username, state } = await holderOfWhole('passed')
    expect(await stateOf(server, { username, certSlug: part.slug })).toMatchObject({ state: 'signed' })
    await type(`certificate revoke ${username} ${part.slug}`)
    expect(await state()).toEqual({ state: 'refused', challengeId: part.id })
  })
})
