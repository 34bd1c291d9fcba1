import {
  type ChallengeType,
  claimedCertificationType,
  completedLessonType,
  type Completion as Recorded,
} from '@cairn/contract'
import type { Database, Queryable } from '#database/schema.ts'
import { lessonCompleted } from '#telemetry/topics.ts'
import {
  type Completion,
  countPoints,
  findCompletedAt,
  insertCompletion,
  setEarlierDate,
  setCurrentChallenge,
  updateCompletion,
} from './store.ts'

export type ProgressServices = {
  database: Database
  /** The server's own knowledge of a challenge; the type that a client sends is ignored. */
  findChallenge: (id: string) => { id: string; challengeType: ChallengeType; block: string } | undefined
  now: () => Date
}

/** The completion of a lesson, by the type that the lesson has. */
type LessonCompletion = Omit<Completion, 'challengeType'> & { challengeType: ChallengeType }

/** What a repeated completion changes of the stored one; resolves to the stored one's date if it knows it. */
type Repeat = (transaction: Queryable, completion: Completion) => Promise<Date | undefined>

/** A repeated completion that changes nothing. */
export const keepFirst: Repeat = async () => undefined

/** A repeated completion that may have been made before the stored one, and then has the date that counts. */
export const keepOldestDate: Repeat = async (transaction, completion) => {
  const updated = await updateCompletion(transaction, completion)
  return (await setEarlierDate(transaction, completion)) ?? updated
}

/**
 * Stores a completion: once per camper and challenge, with the first date and, unless `repeat` says otherwise, the
 * newest solution. One that is older than the stored one counts, and changes nothing else. The returned points
 * include it.
 */
export async function recordCompletion(
  transaction: Queryable,
  submitted: LessonCompletion,
  repeat: Repeat = updateCompletion,
): Promise<Recorded> {
  const completion = { ...submitted, challengeType: completedLessonType(submitted.challengeType) }
  const { userId, challengeId } = completion
  const first = await insertCompletion(transaction, completion)
  // Locks the account before the completion, as starting over does. Otherwise each could wait for the other.
  await setCurrentChallenge(transaction, userId, challengeId)
  const completedAt =
    first ??
    (await repeat(transaction, completion)) ??
    (await findCompletedAt(transaction, userId, challengeId))
  if (first) lessonCompleted.tell(undefined)
  return {
    alreadyCompleted: first === undefined,
    points: await countPoints(transaction, userId),
    completedDate: (completedAt ?? completion.completedAt).getTime(),
  }
}

type Claim = { userId: string; certificationId: string; claimedAt: Date }

/** Stores a claimed certification, which is no lesson: it gives no point and is not where the camper continues. */
export async function recordClaim(
  transaction: Queryable,
  { userId, certificationId, claimedAt }: Claim,
): Promise<void> {
  await insertCompletion(transaction, {
    userId,
    challengeId: certificationId,
    challengeType: claimedCertificationType,
    files: [],
    completedAt: claimedAt,
  })
}
