import { randomUUID } from 'node:crypto'
import type { Queryable } from '#database/schema.ts'

type NewReport = { userId: string; reporterId: string; details: string; now: Date }

/** The transaction must keep both accounts: nothing in the schema ties a report to its author. */
export async function insertReport(
  transaction: Queryable,
  { userId, reporterId, details, now }: NewReport,
): Promise<void> {
  await transaction
    .insertInto('camper_reports')
    .values({ user_id: userId, report_id: randomUUID(), reporter_id: reporterId, details, reported_at: now })
    .execute()
}

/** The oldest reports about campers, with today's names. */
export async function listReports(queryable: Queryable, count: number) {
  return queryable
    .selectFrom('camper_reports')
    .innerJoin('users', 'users.user_id', 'camper_reports.user_id')
    .leftJoin('users as reporters', 'reporters.user_id', 'reporter_id')
    .select([
      'report_id as id',
      'camper_reports.user_id as userId',
      'users.username_display as username',
      'reporters.username_display as reporter',
      'details',
      'reported_at as reportedAt',
    ])
    .orderBy('reported_at')
    .orderBy('report_id')
    .limit(count)
    .execute()
}

/** What a camper reported about others, oldest first. */
export async function listReportsBy(queryable: Queryable, reporterId: string) {
  return queryable
    .selectFrom('camper_reports')
    .select(['reported_at as reportedAt', 'details'])
    .where('reporter_id', '=', reporterId)
    .orderBy('reported_at')
    .execute()
}

/** False if there is no such report. */
export async function deleteReport(
  queryable: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await queryable
    .deleteFrom('camper_reports')
    .where('user_id', '=', userId)
    .where('report_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Keeps what a camper reported, without who they are. */
export async function forgetReporter(queryable: Queryable, reporterId: string): Promise<void> {
  await queryable
    .updateTable('camper_reports')
    .set({ reporter_id: null })
    .where('reporter_id', '=', reporterId)
    .execute()
}
