import type { ChallengeType, Completion as Recorded } from '@cairn/contract'
import type { Database, Queryable } from '#database/schema.ts'
import {
  type Completion,
  countPoints,
  findCompletedAt,
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
 * Keeps a completion: once per camper and challenge, the first date and the newest solution. One that is older than
 * what is kept counts and changes nothing else. Points include it.
 */
export async function recordCompletion(transaction: Queryable, completion: Completion): Promise<Recorded> {
  const { userId, challengeId } = completion
  const first = await insertCompletion(transaction, completion)
  const completedAt =
    first ??
    (await updateCompletion(transaction, completion)) ??
    (await findCompletedAt(transaction, userId, challengeId))
  await setCurrentChallenge(transaction, userId, challengeId)
  return {
    alreadyCompleted: first === undefined,
    points: await countPoints(transaction, userId),
    completedDate: (completedAt ?? completion.completedAt).getTime(),
  }
}
