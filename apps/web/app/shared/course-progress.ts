import type { SessionUser } from '@cairn/contract'

/** The ids of a camper's completions; empty for visitors, and while it is unknown who is signed in. */
export function completedIds(user: SessionUser | null | undefined): ReadonlySet<string> {
  return new Set(user?.completedChallenges.map(({ id }) => id))
}

export function countDone(ids: readonly string[], completed: ReadonlySet<string>): number {
  return ids.filter((id) => completed.has(id)).length
}
