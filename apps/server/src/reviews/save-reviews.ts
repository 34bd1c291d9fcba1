import type { ChallengeType, Review } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Camper } from '#http/session.ts'
import { upsertReviews } from './store.ts'

export type ReviewServices = {
  database: Database
  findChallenge: (id: string) => { id: string; challengeType: ChallengeType } | undefined
  now: () => Date
}

/** Stores the newest review of each lesson. Lessons that the school does not have are left out. */
export async function saveReviews(
  { database, findChallenge, now }: ReviewServices,
  { userId }: Camper,
  reviews: readonly Review[],
): Promise<Record<string, never>> {
  const arrivedAt = now()
  const latest = arrivedAt.getTime()
  const known = reviews
    .filter(({ id }) => findChallenge(id))
    // A browser whose clock is ahead must not outdo the answers of other devices forever.
    .map((review) => ({ ...review, answeredDate: Math.max(0, Math.min(latest, review.answeredDate)) }))
  // Always in one order, so that two requests never wait for each other.
  const newest = new Map(inOrder(known).map((review) => [review.id, review]))
  if (newest.size === 0) return {}
  return transact(database, async (transaction) => {
    await upsertReviews(transaction, userId, [...newest.values()], arrivedAt)
    return {}
  })
}

function inOrder(reviews: readonly Review[]): Review[] {
  return reviews.toSorted(
    (one, other) => one.id.localeCompare(other.id) || one.answeredDate - other.answeredDate,
  )
}
