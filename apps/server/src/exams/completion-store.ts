import type { ExamResults } from '@cairn/contract'
import { sql } from 'kysely'
import { findValue } from '#database/find-value.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'

/** Replaces the results of a completed exam with better ones; returns when it was completed, if it did. */
export async function improveResults(
  queryable: Queryable,
  userId: string,
  examId: string,
  results: ExamResults,
): Promise<Date | undefined> {
  return findValue(
    queryable
      .updateTable('completions')
      .set({ exam_results: JSON.stringify(results) })
      .where('user_id', '=', userId)
      .where('challenge_id', '=', examId)
      .where(
        sql<number>`coalesce((exam_results->>'percentCorrect')::float8, -1)`,
        '<',
        results.percentCorrect,
      )
      .returning('completed_at'),
  )
}

/** Which of these challenges a camper has completed. */
export async function listCompletedOf(
  queryable: Queryable,
  userId: string,
  challengeIds: readonly string[],
): Promise<string[]> {
  if (challengeIds.length === 0) return []
  return listValues(
    queryable
      .selectFrom('completions')
      .select('challenge_id')
      .where('user_id', '=', userId)
      .where('challenge_id', 'in', challengeIds),
  )
}
