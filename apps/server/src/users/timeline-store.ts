import { sql } from 'kysely'
import { claimedCertificationType, type ExamResults, type SubmittedFile } from '@cairn/contract'
import { compileOnce } from '#database/compile-once.ts'
import type { Queryable } from '#database/schema.ts'
import { completionColumns, selectCompletion } from './completion-store.ts'
import { isLocked } from './profile-store.ts'

/** Finds the account of a profile and its current revision, by any current or former name, in any case. */
export async function findProfileKey(queryable: Queryable, username: string) {
  const [row] = await selectProfileKey(queryable, { username: username.toLowerCase() })
  return row
}

const selectProfileKey = compileOnce<{ username: string }>()((queryable, value) =>
  queryable
    .selectFrom('usernames')
    .innerJoin('users', 'users.user_id', 'usernames.user_id')
    .select([
      'users.user_id',
      'users.username_display',
      'users.revision',
      'users.profile_ui',
      isLocked.as('is_locked'),
    ])
    .where('usernames.username', '=', value('username'))
    .where('users.blocked_at', 'is', null),
)

type Shown = { withCertifications: boolean }

/** Ids of completed challenges, newest first, as one text, which is read much faster than as many rows. */
export async function listTimelineIds(
  queryable: Queryable,
  userId: string,
  { withCertifications }: Shown,
): Promise<string[]> {
  const { ids } = await queryable
    .selectFrom('completions')
    .select(
      sql<string | null>`string_agg(challenge_id, ',' order by completed_at desc, challenge_id)`.as('ids'),
    )
    .where('user_id', '=', userId)
    .$if(!withCertifications, (query) => query.where('challenge_type', '!=', claimedCertificationType))
    .executeTakeFirstOrThrow()
  return ids?.split(',') ?? []
}

/** The completions of these challenges without their files. */
export async function listOutlines(queryable: Queryable, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return queryable
    .selectFrom('completions')
    .select([...completionColumns, 'exam_results', sql<boolean>`files <> '[]'`.as('has_files')])
    .where('user_id', '=', userId)
    .where('challenge_id', 'in', ids)
    .execute()
}

/** A completion with its files. */
export async function findCompletion(queryable: Queryable, userId: string, challengeId: string) {
  return selectCompletion(queryable, userId, challengeId)
    .select([
      ...completionColumns,
      sql<ExamResults | null>`exam_results`.as('exam_results'),
      sql<SubmittedFile[] | null>`files`.as('files'),
    ])
    .executeTakeFirst()
}

/**
 * All completions as the elements of a JSON array, oldest first. The database builds the text, so thousands of them
 * do not block this process.
 */
export async function completionsAsJson(
  queryable: Queryable,
  userId: string,
  { withCertifications }: Shown,
): Promise<string> {
  const { elements } = await queryable
    .selectFrom('completions')
    .select(sql<string | null>`string_agg(${asJson}, ',' order by completed_at)`.as('elements'))
    .where('user_id', '=', userId)
    .$if(!withCertifications, (query) => query.where('challenge_type', '!=', claimedCertificationType))
    .executeTakeFirstOrThrow()
  return elements ?? ''
}

/** A `CompletedChallenge` of the contract, without fields that are null. */
const asJson = sql<string>`json_strip_nulls(json_build_object(
  'id', challenge_id, 'completedDate', floor(extract(epoch from completed_at) * 1000)::int8, 'files', files,
  'challengeType', challenge_type, 'solution', solution, 'githubLink', github_link,
  'examResults', exam_results))::text`
