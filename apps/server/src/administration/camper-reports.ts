import { type CamperReport, limits } from '@cairn/contract'
import { deleteReport, listReports } from '#account/camper-report-store.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { logAction } from './action-store.ts'
import { pageOf } from './page-of.ts'

/** What campers report about profiles, oldest first. */
export async function queueCamperReports(
  queryable: Queryable,
): Promise<{ reports: CamperReport[]; hasMore: boolean }> {
  const { rows, hasMore } = pageOf(await listReports(queryable, limits.rowsPerOperatorPage + 1))
  return { reports: rows.map((row) => ({ ...row, reportedAt: row.reportedAt.getTime() })), hasMore }
}

type Settled = { operatorId: string; userId: string; id: string }

/** Deletes a report about a camper that has been dealt with. */
export async function settleCamperReport(
  { database, now }: { database: Database; now: () => Date },
  { operatorId, userId, id }: Settled,
): Promise<Record<string, never> | Refusal<'flash.report-gone'>> {
  const isDone = await transact(database, async (transaction) => {
    if (!(await deleteReport(transaction, { userId, id }))) return false
    const action = 'settle-camper-report'
    await logAction(transaction, { operatorId, action, camperId: userId, now: now() })
    return true
  })
  return isDone ? {} : refuse('flash.report-gone')
}
