import {
  claimedCertificationType,
  type CompletedLessonType,
  type ExamResults,
  type SubmittedFile,
} from '@cairn/contract'
import { sql } from 'kysely'
import { changesRows } from '#database/changes-rows.ts'
import { findsRow } from '#database/finds-row.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'
import { selectCompletion } from '#users/completion-store.ts'

export type Completion = {
  userId: string
  challengeId: string
  challengeType: CompletedLessonType | typeof claimedCertificationType
  files: readonly SubmittedFile[]
  solution?: string | undefined
  githubLink?: string | undefined
  examResults?: ExamResults
  completedAt: Date
  /** When it arrived, if that differs from when it was completed. */
  arrivedAt?: Date
  /** When it was submitted, if that differs from when it arrived. */
  submittedAt?: Date
}

export type Submission = Pick<Completion, 'userId' | 'challengeId' | 'completedAt' | 'arrivedAt'> & {
  submittedAt: Date
}

/**
 * When the stored solution was submitted. A date in the future is one of a clock that was ahead, and counts as now: no later
 * solution would be newer.
 */
const keptSince = ({ completedAt, arrivedAt = completedAt }: Pick<Completion, 'completedAt' | 'arrivedAt'>) =>
  sql<Date>`least(coalesce(submitted_at, completed_at), ${arrivedAt}::timestamptz)`

/** Inserts a first completion; undefined if one exists already. */
export async function insertCompletion(
  queryable: Queryable,
  completion: Completion,
): Promise<Date | undefined> {
  return findValue(
    queryable
      .insertInto('completions')
      .values({
        user_id: completion.userId,
        challenge_id: completion.challengeId,
        challenge_type: completion.challengeType,
        completed_at: completion.completedAt,
        submitted_at: completion.submittedAt ?? completion.completedAt,
        solution: completion.solution ?? null,
        github_link: completion.githubLink ?? null,
        files: JSON.stringify(completion.files),
        ...(completion.examResults && { exam_results: JSON.stringify(completion.examResults) }),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doNothing())
      .returning('completed_at'),
  )
}

/**
 * Replaces the stored solution unless it is newer, and keeps the date of the first completion, which is returned;
 * undefined if nothing was replaced.
 */
export async function updateCompletion(
  queryable: Queryable,
  completion: Completion,
): Promise<Date | undefined> {
  const submittedAt = completion.submittedAt ?? completion.completedAt
  return findValue(
    queryable
      .updateTable('completions')
      .set({
        challenge_type: completion.challengeType,
        solution: completion.solution ?? null,
        github_link: completion.githubLink ?? null,
        files: JSON.stringify(completion.files),
        submitted_at: submittedAt,
      })
      .where('user_id', '=', completion.userId)
      .where('challenge_id', '=', completion.challengeId)
      .where(keptSince(completion), '<=', submittedAt)
      .returning('completed_at'),
  )
}

/** Moves the date of a stored completion back; undefined if it is not later than this one's. */
export async function setEarlierDate(
  queryable: Queryable,
  { userId, challengeId, completedAt }: Completion,
): Promise<Date | undefined> {
  return findValue(
    queryable
      .updateTable('completions')
      .set({ completed_at: completedAt })
      .where('user_id', '=', userId)
      .where('challenge_id', '=', challengeId)
      .where('completed_at', '>', completedAt)
      .returning('completed_at'),
  )
}

/** Whether the stored solution of a challenge was submitted after this time. */
export async function hasNewerSubmission(
  queryable: Queryable,
  { userId, challengeId, submittedAt, ...arrival }: Submission,
): Promise<boolean> {
  return findsRow(
    selectCompletion(queryable, userId, challengeId)
      .select('challenge_id')
      .where(keptSince(arrival), '>', submittedAt),
  )
}

/** When a challenge was first completed; undefined if it was not. */
export async function findCompletedAt(
  queryable: Queryable,
  userId: string,
  challengeId: string,
): Promise<Date | undefined> {
  return findValue(selectCompletion(queryable, userId, challengeId).select('completed_at'))
}

/** Records that the part in the remote editor is done, keeping its first date. */
export async function insertPartialCompletion(
  queryable: Queryable,
  { userId, challengeId, completedAt }: Pick<Completion, 'userId' | 'challengeId' | 'completedAt'>,
): Promise<void> {
  await queryable
    .insertInto('partial_completions')
    .values({ user_id: userId, challenge_id: challengeId, completed_at: completedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doNothing())
    .execute()
}

/** False if the part in the remote editor was not done. */
export async function deletePartialCompletion(
  queryable: Queryable,
  userId: string,
  challengeId: string,
): Promise<boolean> {
  return changesRows(
    queryable
      .deleteFrom('partial_completions')
      .where('user_id', '=', userId)
      .where('challenge_id', '=', challengeId),
  )
}

export async function setCurrentChallenge(
  queryable: Queryable,
  userId: string,
  challengeId: string,
): Promise<void> {
  await queryable
    .updateTable('users')
    .set({ current_challenge_id: challengeId })
    .where('user_id', '=', userId)
    .execute()
}

/** Counts a camper's points (docs/reference/api.md, “Points and calendar”). */
export async function countPoints(queryable: Queryable, userId: string): Promise<number> {
  const { points } = await queryable
    .selectFrom('completions')
    .select(sql<number>`(count(*) + 1)::int`.as('points'))
    .where('user_id', '=', userId)
    .where('challenge_type', '<>', claimedCertificationType)
    .executeTakeFirstOrThrow()
  return points
}
