import type { Certification, Notice } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Queryable } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { completeProfileUi, isFoundAs } from '#users/rules.ts'
import { claimIdsOf, notice, reasonToHide } from './rules.ts'
import { findClaim, findHolder } from './store.ts'

type Sources = { database: Queryable; curriculum: Pick<Curriculum, 'certifications'> }

/** A claimed certification whose certificate everyone may see. */
export type ShownClaim = {
  certification: Certification
  userId: string
  username: string
  /** Undefined if its holder does not show it. */
  name: string | undefined
  claimId: string
  /** Milliseconds since 1970. */
  claimedMs: number
}

/** The claim behind a certificate, or why it is not shown (docs/reference/api.md, “Certificates”). */
export async function findShownClaim(
  { database, curriculum }: Sources,
  { username, certSlug }: { username: string; certSlug: string },
): Promise<ShownClaim | { messages: [Notice] } | Refusal<'flash.cert-not-found'>> {
  const certification = curriculum.certifications.find(({ slug }) => slug === certSlug)
  if (!certification) return refuse('flash.cert-not-found', { certSlug })
  const row = await findHolder(database, username)
  const notFound: { messages: [Notice] } = { messages: [notice('flash.username-not-found', { username })] }
  if (!row) return notFound

  const { user_id: userId, username_display: shownName, name } = row
  const profileUi = completeProfileUi(row.profile_ui)
  if (!isFoundAs(username, { isLocked: profileUi.isLocked, currentName: shownName })) return notFound
  const holder = { username: shownName, isCheater: row.is_cheater, isHonest: row.is_honest, name, profileUi }
  const reason = reasonToHide(holder)
  if (reason) return { messages: [reason] }

  const claim = await findClaim(database, userId, claimIdsOf(certification))
  if (!claim) {
    const { title: cert } = certification
    return { messages: [notice('flash.user-not-certified', { username: shownName, cert })] }
  }
  return {
    certification,
    userId,
    username: shownName,
    name: profileUi.showName ? name : undefined,
    claimId: claim.id,
    claimedMs: claim.claimedMs,
  }
}
