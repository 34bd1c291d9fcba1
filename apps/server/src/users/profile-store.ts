import {
  claimedCertificationType,
  type CompletedExam,
  type PartialCompletion,
  type PortfolioItem,
  type ProfileUi,
  type Survey,
} from '@cairn/contract'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Queryable } from '#database/schema.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicRow>>>

/** What a profile shows whatever its owner hides, unless it is locked. */
const openFields = [
  'users.user_id',
  'users.username_display',
  'users.profile_ui',
  'users.picture',
  'users.website',
  'users.twitter',
  'users.github_profile',
  'users.linkedin',
  'users.years_top_contributor',
  'users.is_honest',
  'users.is_cheater',
] as const

/** A camper's whole account, for themselves. */
export async function findAccount(queryable: Queryable, userId: string) {
  const [account] = await selectAccount(queryable, { userId })
  return account
}

const selectAccount = compileOnce<{ userId: string }>()((queryable, value) =>
  queryable
    .selectFrom('users')
    .select(openFields)
    .select([
      'email',
      'created_at',
      'progress_started_at',
      'name',
      'about',
      'location',
      'theme',
      'language',
      'portfolio',
      'is_donating',
      'keyboard_shortcuts',
      'accepted_privacy_terms',
      'send_quincy_email',
      'allows_analytics',
      'current_challenge_id',
      userToken.as('user_token'),
      msUsername.as('ms_username'),
      surveys.as('surveys'),
      completedExams.as('completed_exams'),
      partialCompletions.as('partial_completions'),
    ])
    .where('user_id', '=', value('userId')),
)

const userToken = sql<string | null>`
  (select token from user_tokens where user_tokens.user_id = users.user_id)`

const msUsername = sql<string | null>`
  (select ms_username from ms_usernames where ms_usernames.user_id = users.user_id)`

const surveys = sql<Survey[]>`
  (select coalesce(json_agg(json_build_object('title', title, 'responses', responses)), '[]')
    from surveys where surveys.user_id = users.user_id)`

const completedExams = sql<CompletedExam[]>`
  (select coalesce(json_agg(json_build_object(
      'id', exam_id, 'completedDate', floor(extract(epoch from closed_at) * 1000)::float8,
      'challengeType', challenge_type, 'examResults', results) order by closed_at), '[]')
    from exam_sessions where exam_sessions.user_id = users.user_id and results is not null)`

const partialCompletions = sql<PartialCompletion[]>`
  (select coalesce(json_agg(json_build_object(
      'id', challenge_id, 'completedDate', floor(extract(epoch from completed_at) * 1000)::float8)
      order by completed_at), '[]')
    from partial_completions where partial_completions.user_id = users.user_id)`

/** A camper as the switches of their profile allow: a hidden field is null, and was never read. */
export async function findPublicRow(queryable: Queryable, userId: string) {
  const [row] = await selectPublicRow(queryable, { userId })
  return row
}

const selectPublicRow = compileOnce<{ userId: string }>()((queryable, value) =>
  queryable
    .selectFrom('users')
    .select(openFields)
    .select([
      whenShown('showAbout', sql<string>`users.about`).as('about'),
      whenShown('showAbout', sql<Date>`users.created_at`).as('created_at'),
      whenShown('showLocation', sql<string>`users.location`).as('location'),
      whenShown('showName', sql<string>`users.name`).as('name'),
      whenShown('showPortfolio', sql<PortfolioItem[]>`users.portfolio`).as('portfolio'),
      whenShown('showDonation', sql<boolean>`users.is_donating`).as('is_donating'),
      whenShown('showPoints', completedCount).as('completed_count'),
      whenShown('showHeatMap', secondsOfPoints).as('seconds_of_points'),
      whenShown('showTimeLine', partialCompletions).as('partial_completions'),
      whenShown('showCerts', certificationIds).as('certification_ids'),
    ])
    .where('users.user_id', '=', value('userId')),
)

/** A profile without switches is locked and shows nothing. */
export const isLocked = sql<boolean>`coalesce((users.profile_ui->>'isLocked')::boolean, true)`

function whenShown<Value>(
  flag: Exclude<keyof ProfileUi, 'isLocked'>,
  value: RawBuilder<Value>,
): RawBuilder<Value | null> {
  return sql`case when not ${isLocked} and (users.profile_ui->>${sql.lit(flag)})::boolean then ${value} end`
}

const completedCount = sql<number>`
  (select count(*)::int from completions
    where completions.user_id = users.user_id and challenge_type <> ${sql.lit(claimedCertificationType)})`

/** Includes joining. One text is much faster to read than as many numbers. */
const secondsOfPoints = sql<string>`
  concat_ws(',', floor(extract(epoch from users.progress_started_at))::int8,
    (select string_agg(floor(extract(epoch from completed_at))::int8::text, ',')
      from completions
      where completions.user_id = users.user_id and challenge_type <> ${sql.lit(claimedCertificationType)}))`

/** Without those that an operator has taken back. */
const certificationIds = sql<string[]>`
  array(select challenge_id from completions
    where completions.user_id = users.user_id and challenge_type = ${sql.lit(claimedCertificationType)}
      and not exists (select from revoked_claims
        where revoked_claims.user_id = completions.user_id and claim_id = challenge_id))`
