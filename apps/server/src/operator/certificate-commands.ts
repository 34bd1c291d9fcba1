import { findCertificationIdentity } from '@cairn/contract'
import { claimIdsOf } from '#certifications/rules.ts'
import { findClaim } from '#certifications/store.ts'
import { discardCredential, revokeCredential } from '#credentials/store.ts'
import type { Database } from '#database/schema.ts'
import { findUserByName } from '#users/store.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** For a certificate that should not have been given. The claim stays, so that it is not signed again by itself. */
export const revokeCertificate: SchoolCommand = {
  words: ['certificate', 'revoke'],
  parameters: ['USERNAME', 'CERTIFICATION'],
  meaning: 'takes a signed certificate back; checks of it say so from then on',
  run: async ({ storage }, [username = '', slug = '']) => {
    const isRevoked = await withDatabase(storage, async (database) =>
      revokeCredential(database, await claimOf(database, username, slug)),
    )
    if (!isRevoked) throw new CommandError(`${username}’s certificate “${slug}” is not signed.`)
    return `${username}’s certificate “${slug}” is revoked.`
  },
}

/** For a camper with a new name, or a certificate that was revoked by mistake. */
export const reissueCertificate: SchoolCommand = {
  words: ['certificate', 'reissue'],
  parameters: ['USERNAME', 'CERTIFICATION'],
  meaning: 'has a certificate signed again, with the holder’s current name; the old one is revoked',
  run: async ({ storage }, [username = '', slug = '']) => {
    const isDiscarded = await withDatabase(storage, async (database) =>
      discardCredential(database, await claimOf(database, username, slug), ['signed', 'revoked']),
    )
    if (!isDiscarded) throw new CommandError(`${username}’s certificate “${slug}” is not signed yet.`)
    return `${username}’s certificate “${slug}” is signed again when it is next opened.`
  },
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
