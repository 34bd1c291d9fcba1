import { findValue } from '#database/find-value.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'

export async function findPendingEmail(queryable: Queryable, userId: string): Promise<string | undefined> {
  return findValue(queryable.selectFrom('pending_emails').select('email').where('user_id', '=', userId))
}

export async function listSessions(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('sessions')
    .select([
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'confirmed_at as confirmedAt',
      'browser',
      'system',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function listPasskeys(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('passkeys')
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'browser', 'system'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function listIdentities(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** When an account was signed in to with each browser, or in each network, that it knows. */
export async function listSignInTimes(
  queryable: Queryable,
  table: 'known_browsers' | 'known_networks',
  userId: string,
): Promise<Date[]> {
  return listValues(
    queryable.selectFrom(table).select('signed_in_at').where('user_id', '=', userId).orderBy('signed_in_at'),
  )
}

/** Which papers were drawn. Their questions are left out, because the camper may be asked them again. */
export async function listDrawnPapers(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('exam_sessions')
    .leftJoin('kept_answers', (join) =>
      join
        .onRef('kept_answers.user_id', '=', 'exam_sessions.user_id')
        .onRef('kept_answers.session_id', '=', 'exam_sessions.session_id'),
    )
    .select(['exam_id as examId', 'started_at as startedAt', 'closed_at as closedAt', 'answers'])
    .where('exam_sessions.user_id', '=', userId)
    .orderBy('started_at')
    .execute()
}

export async function listGifts(queryable: Queryable, userId: string) {
  return queryable
    .selectFrom('donation_attempts')
    .select(['amount', 'duration', 'provider', 'status', 'created_at as startedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
