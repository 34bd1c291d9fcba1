import { findCertificationIdentity } from '@cairn/contract'
import { claimIdsOf } from '#certifications/rules.ts'
import { findClaim } from '#certifications/store.ts'
import { discardCredential, revokeCredential } from '#credentials/store.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { StorageConfig } from '#config/storage-config.ts'
import { findUserByName } from '#users/store.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** For a certificate that should not have been given. Its holder cannot undo it by claiming the certification again. */
export const revokeCertificate: SchoolCommand = {
  words: ['certificate', 'revoke'],
  parameters: ['USERNAME', 'CERTIFICATION'],
  meaning: 'takes a certificate back, signed or not; its page and all checks of it say so from then on',
  run: async ({ storage }, [username = '', slug = '']) => {
    const isRevoked = await withClaim(storage, { username, slug }, revokeCredential)
    if (!isRevoked) throw new CommandError(`${username}’s certificate “${slug}” is revoked already.`)
    return `${username}’s certificate “${slug}” is revoked.`
  },
}

/** For a camper with a new name, or a certificate that was revoked by mistake. */
export const reissueCertificate: SchoolCommand = {
  words: ['certificate', 'reissue'],
  parameters: ['USERNAME', 'CERTIFICATION'],
  meaning: 'has a certificate signed again, with the holder’s current name; the old one is revoked',
  run: async ({ storage }, [username = '', slug = '']) => {
    const isDiscarded = await withClaim(storage, { username, slug }, (transaction, claim) =>
      discardCredential(transaction, claim, ['signed', 'revoked']),
    )
    if (!isDiscarded) throw new CommandError(`${username}’s certificate “${slug}” is not signed yet.`)
    return `${username}’s certificate “${slug}” is signed again when it is next opened.`
  },
}

function withClaim(
  storage: StorageConfig,
  { username, slug }: { username: string; slug: string },
  act: (transaction: Queryable, claim: { userId: string; claimId: string }) => Promise<boolean>,
): Promise<boolean> {
  return withDatabase(storage, async (database) => {
    const claim = await claimOf(database, username, slug)
    return transact(database, (transaction) => act(transaction, claim))
  })
}

async function claimOf(database: Database, username: string, slug: string) {
  const identity = findCertificationIdentity(slug)
  if (!identity) throw new CommandError(`There is no certification “${slug}”.`)
  const user = await findUserByName(database, username)
  if (!user) throw new CommandError(`There is no camper called “${username}”.`)
  const claim = await findClaim(database, user.user_id, claimIdsOf({ id: identity.id, slug }))
  if (!claim) throw new CommandError(`${username} has not claimed “${slug}”.`)
  return { userId: user.user_id, claimId: claim.id }
}
