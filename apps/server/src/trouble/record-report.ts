import { type LessonReport, limits, type OkOf, type reportLesson } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { dayOf } from './day-of.ts'
import { countReports, countReportsWithCode, insertReport } from './report-store.ts'

export type ReportServices = {
  database: Database
  findChallenge: (id: string) => object | undefined
  now: () => Date
}

/**
 * Keeps a report, unless so many about its lesson are open that one more would tell its author nothing new. Its code is
 * left out once many reports have some: anyone can send reports, and code would fill the disk.
 */
export async function recordReport(
  { database, findChallenge, now }: ReportServices,
  report: LessonReport,
): Promise<OkOf<typeof reportLesson> | Refusal<'flash.lesson-not-found' | 'flash.lesson-report-enough'>> {
  if (!findChallenge(report.challengeId)) return refuse('flash.lesson-not-found')
  return transact(database, async (transaction) => {
    const open = await countReports(transaction, report.challengeId)
    if (open >= limits.openReportsPerLesson) return refuse('flash.lesson-report-enough')
    const hasRoom = (await countReportsWithCode(transaction)) < limits.openReportsWithCode
    await insertReport(transaction, hasRoom ? report : { ...report, files: [] }, dayOf(now()))
    return { type: 'success' as const, message: 'flash.lesson-report-sent' as const }
  })
}
