import type { SessionUser } from '@cairn/contract'

/** The ids that a camper has completed; empty for visitors and while it is not known who is there. */
export function completedIds(user: SessionUser | null | undefined): ReadonlySet<string> {
  return new Set(user?.completedChallenges.map(({ id }) => id))
}

export function countDone(ids: readonly string[], completed: ReadonlySet<string>): number {
  return ids.filter((id) => completed.has(id)).length
}
