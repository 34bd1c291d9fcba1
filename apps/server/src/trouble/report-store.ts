import type { LessonReport, OpenReport } from '@cairn/contract'
import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

/** How many reports about a lesson are open. */
export async function countReports(queryable: Queryable, challengeId: string): Promise<number> {
  const { open } = await queryable
    .selectFrom('lesson_reports')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('challenge_id', '=', challengeId)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** How many reports of the whole school have code. */
export async function countReportsWithCode(queryable: Queryable): Promise<number> {
  const { open } = await queryable
    .selectFrom('lesson_reports')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where(sql<boolean>`files <> '[]'`)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** @param day such as `2026-11-24` */
export async function insertReport(queryable: Queryable, report: LessonReport, day: string): Promise<void> {
  await queryable
    .insertInto('lesson_reports')
    .values({
      challenge_id: report.challengeId,
      language: report.language,
      kind: report.kind,
      details: report.details,
      failed_tests: JSON.stringify(report.failedTests),
      files: JSON.stringify(report.files),
      reported_on: day,
    })
    .execute()
}

/** Oldest first; all of them unless `most` is given. */
export async function listReports(queryable: Queryable, most?: number): Promise<OpenReport[]> {
  return queryable
    .selectFrom('lesson_reports')
    .select([
      'report_id as id',
      'challenge_id as challengeId',
      'language',
      'kind',
      'details',
      'failed_tests as failedTests',
      'files',
      sql<string>`to_char(reported_on, 'YYYY-MM-DD')`.as('reportedOn'),
    ])
    .orderBy('report_id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
}

/** False if there is no such report. */
export async function deleteReport(queryable: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await queryable
    .deleteFrom('lesson_reports')
    .where('report_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
