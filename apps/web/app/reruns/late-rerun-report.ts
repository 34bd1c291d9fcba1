import { latePart } from '#shared/late-part.tsx'

/** The report about projects that are run again, which only campers who have submitted some need. */
export const LateRerunReport = latePart(async () => (await import('./rerun-report.tsx')).RerunReport)
