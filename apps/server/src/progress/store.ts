import type { SubmittedFile } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type Completion = {
  userId: string
  challengeId: string
  challengeType: number
  files: readonly SubmittedFile[]
  solution?: string | undefined
  githubLink?: string | undefined
  completedAt: Date
}

/** Inserts a first completion; undefined when there is one already. */
export async function insertCompletion(
  queryable: Queryable,
  completion: Completion,
): Promise<Date | undefined> {
  const row = await queryable
    .insertInto('completions')
    .values({
      user_id: completion.userId,
      challenge_id: completion.challengeId,
      challenge_type: completion.challengeType,
      completed_at: completion.completedAt,
      solution: completion.solution ?? null,
      github_link: completion.githubLink ?? null,
      files: JSON.stringify(completion.files),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doNothing())
    .returning('completed_at')
    .executeTakeFirst()
  return row?.completed_at
}

/** Replaces what was submitted and keeps when it was first completed, which is returned. */
export async function updateCompletion(queryable: Queryable, completion: Completion): Promise<Date> {
  const row = await queryable
    .updateTable('completions')
    .set({
      challenge_type: completion.challengeType,
      solution: completion.solution ?? null,
      github_link: completion.githubLink ?? null,
      files: JSON.stringify(completion.files),
    })
    .where('user_id', '=', completion.userId)
    .where('challenge_id', '=', completion.challengeId)
    .returning('completed_at')
    .executeTakeFirstOrThrow()
  return row.completed_at
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

/** One for joining and one for each completion (api.md §2). */
export async function countPoints(queryable: Queryable, userId: string): Promise<number> {
  const { points } = await queryable
    .selectFrom('completions')
    .select(sql<number>`(count(*) + 1)::int`.as('points'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return points
}
