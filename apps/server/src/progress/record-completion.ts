import type { ChallengeType, Completion as Recorded } from '@cairn/contract'
import type { Database, Queryable } from '#database/schema.ts'
import {
  type Completion,
  countPoints,
  insertCompletion,
  setCurrentChallenge,
  updateCompletion,
} from './store.ts'

export type ProgressServices = {
  database: Database
  /** The server's own knowledge of a challenge; what a client says of its type is not believed. */
  findChallenge: (id: string) => { id: string; challengeType: ChallengeType } | undefined
  now: () => Date
}

/**
 * Keeps a completion: once per camper and challenge, the first date and the newest solution (api.md §10).
 * Points include it.
 */
export async function recordCompletion(transaction: Queryable, completion: Completion): Promise<Recorded> {
  const { userId, challengeId } = completion
  const first = await insertCompletion(transaction, completion)
  const completedAt = first ?? (await updateCompletion(transaction, completion))
  await setCurrentChallenge(transaction, userId, challengeId)
  return {
    alreadyCompleted: first === undefined,
    points: await countPoints(transaction, userId),
    completedDate: completedAt.getTime(),
  }
}
