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
  /** The server's own knowledge of a challenge; the type that a client sends is ignored. */
  findChallenge: (id: string) => { id: string; challengeType: ChallengeType } | undefined
  now: () => Date
}

/**
 * Stores a completion: once per camper and challenge, with the first date and the newest solution. One that is older
 * than the stored one counts, and changes nothing else. The returned points include it.
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
