import type { CompletionOutline, TimelineRow } from './entities/profile.ts'
import type { ChallengePlace } from './entities/user.ts'
import { findCertificationById } from './find-certification.ts'
import { paths } from './paths.ts'

/**
 * The timeline row of a completion; null for a challenge that the curriculum no longer has and that therefore has no
 * address. A claimed certification links to its certificate.
 */
export function timelineRowOf(
  completed: CompletionOutline,
  place: ChallengePlace | undefined,
  username: string,
): TimelineRow | null {
  const certification = findCertificationById(completed.id)
  if (certification) {
    const { certSlug, title } = certification
    return { completed, path: paths.certification(username, certSlug), title, blockName: null }
  }
  return place ? { completed, ...place } : null
}
