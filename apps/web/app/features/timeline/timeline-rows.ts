import { type ChallengePlace, type CompletedChallenge, paths } from '@cairn/contract'
import { certificationById } from '#lib/certification-by-id.ts'

export type TimelineRow = {
  completed: CompletedChallenge
  path: string
  title: string
  /** Null for a certification. */
  blockName: string | null
}

/** What was completed, newest first; what the curriculum no longer knows is left out. */
export function timelineRows(
  completed: readonly CompletedChallenge[],
  places: Readonly<Record<string, ChallengePlace>>,
  username: string,
): TimelineRow[] {
  return completed
    .flatMap((done): TimelineRow[] => {
      const certification = certificationById.get(done.id)
      if (certification) {
        const path = paths.certification(username, certification.certSlug)
        return [{ completed: done, path, title: certification.title, blockName: null }]
      }
      const place = Object.hasOwn(places, done.id) ? places[done.id] : undefined
      return place ? [{ completed: done, ...place }] : []
    })
    .toSorted((a, b) => b.completed.completedDate - a.completed.completedDate)
}
