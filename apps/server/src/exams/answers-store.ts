import type { KeptAnswers } from '@cairn/contract'
import { sql } from 'kysely'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'

/** What is kept of a paper's answers; an empty object before the first. */
export async function findKeptAnswers(
  queryable: Queryable,
  userId: string,
  sessionId: string,
): Promise<KeptAnswers> {
  const kept = await findValue(
    queryable
      .selectFrom('kept_answers')
      .select('answers')
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId),
  )
  return kept ?? {}
}

/** Adds answers to those that are kept, in place of earlier ones to the same questions. */
export async function addKeptAnswers(
  queryable: Queryable,
  userId: string,
  { sessionId, answers }: { sessionId: string; answers: KeptAnswers },
): Promise<void> {
  await queryable
    .insertInto('kept_answers')
    .values({ user_id: userId, session_id: sessionId, answers: JSON.stringify(answers) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'session_id'])
        .doUpdateSet({ answers: sql<string>`kept_answers.answers || excluded.answers` }),
    )
    .execute()
}

export async function deleteKeptAnswers(
  queryable: Queryable,
  userId: string,
  sessionId: string,
): Promise<void> {
  await queryable
    .deleteFrom('kept_answers')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .execute()
}
