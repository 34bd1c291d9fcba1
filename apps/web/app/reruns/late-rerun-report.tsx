import { findCertificationById } from '@cairn/contract'
import { latePart } from '#shared/late-part.tsx'
import type { RerunReportProps } from './rerun-report.tsx'

const RerunReport = latePart(async () => (await import('./rerun-report.tsx')).RerunReport)

/**
 * The report about projects that are run again, which only campers who have submitted some need. Certifications that
 * count as projects are never run.
 */
export function LateRerunReport({ projects }: RerunReportProps) {
  const runnable = projects.filter(({ id }) => !findCertificationById(id))
  return runnable.length > 0 ? <RerunReport projects={runnable} /> : null
}
