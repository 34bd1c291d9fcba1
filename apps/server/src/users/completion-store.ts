import type { ExamResults, SubmittedFile } from '@cairn/contract'
import { sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import { listValues } from '#database/list-values.ts'
import type { Queryable } from '#database/schema.ts'

export type CompletionRow = {
  challenge_id: string
  challenge_type: number
  completed_ms: number
  solution: string | null
  github_link: string | null
  /** Null for none, which most have. */
  files: SubmittedFile[] | null
  exam_results: ExamResults | null
}

/** Milliseconds since 1970, because creating thousands of dates would cost more than fetching them. */
export const completedMs = sql<number>`floor(extract(epoch from completed_at) * 1000)::float8`

/** What a list says of a completion, besides its files. */
export const completionColumns = [
  'challenge_id',
  'challenge_type',
  'solution',
  'github_link',
  completedMs.as('completed_ms'),
] as const

/** A camper's completion of one challenge, if there is one. */
export function selectCompletion(queryable: Queryable, userId: string, challengeId: string) {
  return queryable
    .selectFrom('completions')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
}

/** All completions, including claimed certifications, oldest first. */
export async function listCompletions(queryable: Queryable, userId: string): Promise<CompletionRow[]> {
  return selectCompletions(queryable, { userId })
}

const selectCompletions = compileOnce<{ userId: string }>()((queryable, value) =>
  queryable
    .selectFrom('completions')
    .select([
      ...completionColumns,
      'exam_results',
      sql<SubmittedFile[] | null>`nullif(files, '[]')`.as('files'),
    ])
    .where('user_id', '=', value('userId'))
    .orderBy('completed_at'),
)

export async function listCompletedIds(queryable: Queryable, userId: string): Promise<string[]> {
  return listValues(queryable.selectFrom('completions').select('challenge_id').where('user_id', '=', userId))
}
