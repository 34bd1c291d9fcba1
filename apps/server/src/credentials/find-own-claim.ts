import { claimIdsOf } from '#certifications/rules.ts'
import { findClaim } from '#certifications/store.ts'
import type { ClaimToSign } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'

/** A camper's claim of a certification, shown to others or not. */
export async function findOwnClaim(
  { database, curriculum }: Pick<CredentialServices, 'database' | 'curriculum'>,
  { userId, certSlug }: { userId: string; certSlug: string },
): Promise<ClaimToSign | undefined> {
  const certification = curriculum.certifications.find(({ slug }) => slug === certSlug)
  const claim = certification && (await findClaim(database, userId, claimIdsOf(certification)))
  return claim && { userId, claimId: claim.id, earnedAt: new Date(claim.claimedMs), certification }
}
