import { expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { stateOf } from '#testing/check-certificate.ts'
import { holderOf } from '#testing/claimant.ts'
import { credentialServices } from '#testing/credential-services.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { signBegun } from './sign-begun.ts'
import type { CredentialServices } from './services.ts'

const certSlug = 'responsive-web-design'

const server = await openTestServer()

const services = (changes: Partial<CredentialServices> = {}) => credentialServices(server, changes)

/** A certificate that waits for a verdict. */
async function waitingHolder() {
  const { id: userId, username } = await (await holderOf(server, certSlug)).me()
  const unsigned = { state: 'waiting', document: null, status_list: null, status_index: null } as const
  await server.database.updateTable('credentials').set(unsigned).where('user_id', '=', userId).execute()
  return { userId, username }
}

const signedOf = async (userId: string) => {
  const { state } = await server.database
    .selectFrom('credentials')
    .select('state')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return state
}

test('a certificate that waited is signed with the verdict, without being opened', async () => {
  const { userId } = await waitingHolder()
  await transact(server.application, (transaction) => signBegun(services(), transaction, userId))
  expect(await signedOf(userId)).toBe('signed')
})

test('a verdict counts although the key cannot be had, and the certificate is signed when it is opened', async () => {
  const { userId, username } = await waitingHolder()
  const failures: unknown[] = []
  const openKey = async () => {
    throw new Error('The key cannot be read')
  }
  const keyless = services({
    issuer: { ...server.issuer, openKey },
    onFailure: (error) => failures.push(error),
  })
  await transact(server.application, (transaction) => signBegun(keyless, transaction, userId))
  expect(failures).toMatchObject([{ message: 'The key cannot be read' }])
  expect(await signedOf(userId)).toBe('waiting')
  expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
})
