import { type ChallengePlace, limits, type QueuedReport } from '@cairn/contract'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { deleteReport, listReports } from '#trouble/report-store.ts'
import { logAction } from './action-store.ts'
import { pageOf } from './page-of.ts'

type FindPlace = (challengeId: string) => ChallengePlace | undefined

/** What readers report, oldest first, with where it is. */
export async function queueReports(
  queryable: Queryable,
  findPlace: FindPlace,
): Promise<{ reports: QueuedReport[]; hasMore: boolean }> {
  const { rows, hasMore } = pageOf(await listReports(queryable, limits.rowsPerOperatorPage + 1))
  const reports = rows.map((report) => {
    const place = findPlace(report.challengeId)
    return {
      ...report,
      title: place?.title ?? report.challengeId,
      path: place?.path ?? null,
    }
  })
  return { reports, hasMore }
}

/** Deletes a report that has been dealt with. */
export async function settleReport(
  { database, now }: { database: Database; now: () => Date },
  operatorId: string,
  id: string,
): Promise<Record<string, never> | Refusal<'flash.report-gone'>> {
  const isDone = await transact(database, async (transaction) => {
    if (!(await deleteReport(transaction, Number(id)))) return false
    await logAction(transaction, { operatorId, action: 'settle-report', about: id, now: now() })
    return true
  })
  return isDone ? {} : refuse('flash.report-gone')
}
