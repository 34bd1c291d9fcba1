import { frenchCertificates } from '@cairn/contract'
import { expect, test } from 'vitest'
import { revokeCredential } from '#credentials/store.ts'
import { signedCredential } from '#testing/check-certificate.ts'
import { certificationCalled, newClaimant, show } from '#testing/claimant.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { findUserByName } from '#users/store.ts'

const slug = 'developpeur-data'
const { title, certifications } = frenchCertificates[slug]
const server = await openTestServer()

/** A camper who claimed these certifications, one each day. */
async function holderOf(slugs: readonly string[], flags: object = {}) {
  const { id: user_id, username } = await (await newClaimant(server)).me()
  const claims = slugs.map((one, index) => ({
    user_id,
    challenge_id: certificationCalled(one).id,
    challenge_type: 7,
    completed_at: new Date(Date.UTC(2026, 1, index + 1)),
  }))
  await server.database.insertInto('completions').values(claims).execute()
  await server.database
    .updateTable('users')
    .set({ profile_ui: JSON.stringify({ ...everythingShown, ...flags }) })
    .where('user_id', '=', user_id)
    .execute()
  return username
}

test('a French certificate is shown to everyone once all certifications behind it are held', async () => {
  const username = await holderOf(certifications)
  expect((await show(server, username, slug)).body).toEqual({
    certSlug: slug,
    certTitle: title,
    username,
    name: 'Ada Hill',
    date: Date.UTC(2026, 1, certifications.length),
    completionTime: 300 * certifications.length,
  })
})

test('a French certificate is not shown while one of its certifications is missing', async () => {
  const username = await holderOf(certifications.slice(1))
  expect((await show(server, username, slug)).body).toEqual({
    messages: [
      {
        type: 'info',
        message: 'flash.user-not-certified',
        variables: { username, cert: 'Développeur Data' },
      },
    ],
  })
})

test('a French certificate is not shown once the certificate of one of its certifications is revoked', async () => {
  const username = await holderOf(certifications)
  const [certSlug] = certifications
  await signedCredential(server, { username, certSlug })
  expect((await show(server, username, slug)).body).toMatchObject({ certSlug: slug })
  const user = await findUserByName(server.database, username)
  const claim = { userId: user?.user_id ?? '', claimId: certificationCalled(certSlug).id }
  expect(await revokeCredential(server.database, claim)).toBe(true)
  expect((await show(server, username, slug)).body).toMatchObject({
    messages: [{ message: 'flash.user-not-certified' }],
  })
})

test('a French certificate is hidden like all others', async () => {
  const username = await holderOf(certifications, { showCerts: false })
  expect((await show(server, username, slug)).body).toMatchObject({
    messages: [{ message: 'flash.certs-private' }],
  })
})
