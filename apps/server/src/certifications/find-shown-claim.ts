import type { Certification } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Queryable } from '#database/schema.ts'
import { findShownHolder, type ShownHolder } from './find-shown-holder.ts'
import { claimIdsOf } from './rules.ts'
import { findClaim } from './store.ts'

type Sources = { database: Queryable; curriculum: Pick<Curriculum, 'certifications'> }

/** A claimed certification whose certificate everyone may see. */
export type ShownClaim = ShownHolder & {
  certification: Certification
  claimId: string
  /** Milliseconds since 1970. */
  claimedMs: number
}

/** The claim behind a certificate; undefined unless it exists and is shown. */
export async function findShownClaim(
  { database, curriculum }: Sources,
  { username, certSlug }: { username: string; certSlug: string },
): Promise<ShownClaim | undefined> {
  const certification = curriculum.certifications.find(({ slug }) => slug === certSlug)
  if (!certification) return undefined
  const holder = await findShownHolder(database, username)
  if ('messages' in holder) return undefined
  const claim = await findClaim(database, holder.userId, claimIdsOf(certification))
  return claim && { ...holder, certification, claimId: claim.id, claimedMs: claim.claimedMs }
}
