import { claimedCertificationType, type ProfileUi, updateAbout } from '@cairn/contract'
import { findCredential } from '@cairn/credentials/check'
import { describe, expect, test } from 'vitest'
import { checkAgainst, downloadCredential, signedCredential, stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, claim, earn, holderOf, newClaimant } from '#testing/claimant.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'

const certSlug = 'responsive-web-design'

const server = await openTestServer()

/** A camper who shows a name, and whose credential has it. */
async function namedHolder() {
  const camper = await newClaimant(server)
  const { id: userId, username } = await camper.me()
  await setProfileUi(server, userId, { ...everythingShown, showName: true })
  await earn(camper, certSlug)
  await claim(camper, certSlug)
  const state = await stateOf(server, { username, certSlug })
  return { camper, username, id: state?.state === 'signed' ? state.id : '' }
}

describe('a claimed certification', () => {
  test('is a signed credential at once, which anyone can check', async () => {
    const camper = await newClaimant(server)
    const { id, username } = await camper.me()
    await setProfileUi(server, id, { ...everythingShown, showName: true })
    await earn(camper, certSlug)
    await claim(camper, certSlug)
    const credential = await signedCredential(server, { username, certSlug })
    expect(await checkAgainst(server, credential)).toBe('valid')
    expect(JSON.parse(credential)).toMatchObject({
      name: 'Responsive Web Design',
      credentialSubject: {
        identifier: [
          { identityType: 'name', identityHash: 'Ada Hill' },
          { identityType: 'emailAddress', hashed: true },
        ],
      },
    })
  })

  test('stays the same credential, however often it is asked for', async () => {
    const { username } = await (await holderOf(server, certSlug)).me()
    const first = await signedCredential(server, { username, certSlug })
    server.pass(60_000)
    expect(await signedCredential(server, { username, certSlug })).toBe(first)
  })

  test('holds no address of its holder', async () => {
    const camper = await holderOf(server, certSlug)
    const { username, email } = await camper.me()
    expect(await signedCredential(server, { username, certSlug })).not.toContain(email)
  })

  test.each(['svg', 'png'] as const)(
    'can be had as a picture with the credential inside: %s',
    async (form) => {
      const { username } = await (await holderOf(server, certSlug)).me()
      const state = await stateOf(server, { username, certSlug })
      const picture = await downloadCredential(server, state?.state === 'signed' ? state.id : '', form)
      const credential = findCredential(picture ?? new Uint8Array())
      expect(await checkAgainst(server, credential ?? '')).toBe('valid')
    },
  )

  test('of an earlier release is signed when it is next opened', async () => {
    const camper = await newClaimant(server)
    const { id: userId, username } = await camper.me()
    await server.database
      .insertInto('completions')
      .values({
        user_id: userId,
        challenge_id: certificationCalled(certSlug).id,
        challenge_type: claimedCertificationType,
        completed_at: new Date('2024-05-01T12:00:00Z'),
      })
      .execute()
    const credential = await signedCredential(server, { username, certSlug })
    expect(JSON.parse(credential)).toMatchObject({ awardedDate: '2024-05-01T12:00:00.000Z' })
  })

  test('is not signed before it is claimed', async () => {
    const { username } = await (await newClaimant(server)).me()
    expect(await stateOf(server, { username, certSlug })).toBeUndefined()
  })
})

describe('a credential is shown as its certificate is', () => {
  test.each([
    ['a locked profile', { isLocked: true }],
    ['hidden certificates', { showCerts: false }],
    ['a hidden timeline', { showTimeLine: false }],
    ['a name that is hidden later', { showName: false }],
  ] as [string, Partial<ProfileUi>][])('not with %s', async (_hidden, profileUi) => {
    const camper = await holderOf(server, certSlug)
    const { id, username } = await camper.me()
    const state = await stateOf(server, { username, certSlug })
    const credentialId = state?.state === 'signed' ? state.id : ''
    expect(await downloadCredential(server, credentialId)).toBeDefined()
    await setProfileUi(server, id, profileUi)
    expect(await downloadCredential(server, credentialId)).toBeUndefined()
  })

  test('not with a former name of its holder', async () => {
    const { camper, username, id } = await namedHolder()
    await camper.call(updateAbout, { name: 'Ada Brook' })
    for (const form of ['json', 'svg', 'png'] as const)
      expect(await downloadCredential(server, id, form)).toBeUndefined()
    expect(await stateOf(server, { username, certSlug })).toEqual({ state: 'renamed', id })
    await camper.call(updateAbout, { name: 'Ada Hill' })
    expect(await signedCredential(server, { username, certSlug })).toContain('Ada Hill')
  })

  test('its permanent address leads to it, also after a change of name', async () => {
    const { camper, username, id } = await namedHolder()
    await camper.call(updateAbout, { name: 'Ada Brook' })
    const { statusCode, headers } = await server.app.inject(`/certification/id/${id}`)
    expect([statusCode, headers.location]).toEqual([302, `/certification/${username}/${certSlug}`])
  })
})
