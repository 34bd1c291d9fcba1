import {
  type ChallengePlace,
  type CompletedChallenge,
  limits,
  type TimelinePage,
  timelineRowOf,
} from '@cairn/contract'
import { outlineOf } from '#solutions/outline-of.ts'

type Own = {
  username: string
  completed: readonly CompletedChallenge[]
  places: Readonly<Record<string, ChallengePlace>>
}

/** A timeline page as the server would make it, for the owner of a locked profile. */
export function ownTimelinePage({ username, completed, places }: Own, page: number): TimelinePage {
  const rows = completed
    .toSorted((a, b) => b.completedDate - a.completedDate)
    .flatMap((one) => {
      const place = Object.hasOwn(places, one.id) ? places[one.id] : undefined
      return timelineRowOf(outlineOf(one), place, username) ?? []
    })
  const start = (page - 1) * limits.timelineRowsPerPage
  return {
    rows: rows.slice(start, start + limits.timelineRowsPerPage),
    pageCount: Math.ceil(rows.length / limits.timelineRowsPerPage),
  }
}
