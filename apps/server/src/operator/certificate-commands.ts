import { type Certification, findCertificationIdentity } from '@cairn/contract'
import { claimIdsOfSlug } from '#certifications/certification-of.ts'
import { findClaim } from '#certifications/store.ts'
import { discardCredential, revokeCredential } from '#credentials/store.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { readConfig } from '#config/config.ts'
import { CommandError } from './command-error.ts'
import { findCamper } from './find-camper.ts'
import { openSchoolCurriculum } from './open-school-curriculum.ts'
import type { CommandContext, SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** For a certificate that should not have been given. Its holder cannot undo it by claiming the certification again. */
export const revokeCertificate: SchoolCommand = {
  words: ['certificate', 'revoke'],
  parameters: ['USERNAME', 'CERTIFICATION'],
  meaning: 'takes a certificate back, signed or not; its page and all checks of it say so from then on',
  run: async (context, [username = '', slug = '']) => {
    const isRevoked = await withClaim(context, { username, slug }, revokeCredential)
    if (!isRevoked) throw new CommandError(`${username}’s certificate “${slug}” is revoked already.`)
    return `${username}’s certificate “${slug}” is revoked.`
  },
}

/** For a camper with a new name, or a certificate that was revoked by mistake. */
export const reissueCertificate: SchoolCommand = {
  words: ['certificate', 'reissue'],
  parameters: ['USERNAME', 'CERTIFICATION'],
  meaning: 'has a certificate signed again, with the holder’s current name; the old one is revoked',
  run: async (context, [username = '', slug = '']) => {
    const isDiscarded = await withClaim(context, { username, slug }, (transaction, claim) =>
      discardCredential(transaction, claim, ['signed', 'revoked']),
    )
    if (!isDiscarded) throw new CommandError(`${username}’s certificate “${slug}” is not signed yet.`)
    return `${username}’s certificate “${slug}” is signed again when it is next opened.`
  },
}

async function withClaim(
  { environment, storage }: CommandContext,
  { username, slug }: { username: string; slug: string },
  act: (transaction: Queryable, claim: { userId: string; claimId: string }) => Promise<boolean>,
): Promise<boolean> {
  const { certifications } = await openSchoolCurriculum(readConfig(environment))
  return withDatabase(storage, async (database) => {
    const claim = await claimOf(database, { username, slug, certifications })
    return transact(database, (transaction) => act(transaction, claim))
  })
}

type Asked = { username: string; slug: string; certifications: readonly Certification[] }

async function claimOf(database: Database, { username, slug, certifications }: Asked) {
  const user = await findCamper(database, username)
  const claim = await findClaim(database, user.user_id, claimIdsOfSlug(certifications, slug))
  if (claim) return { userId: user.user_id, claimId: claim.id }
  const isKnown =
    findCertificationIdentity(slug) !== undefined || certifications.some((one) => one.slug === slug)
  throw new CommandError(
    isKnown ? `${username} has not claimed “${slug}”.` : `There is no certification “${slug}”.`,
  )
}
