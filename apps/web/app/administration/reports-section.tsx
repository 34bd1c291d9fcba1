import { CamperReports } from './camper-reports.tsx'
import { LessonReports } from './lesson-reports.tsx'

/** What campers report about profiles, and what readers report about lessons. */
export function ReportsSection() {
  return (
    <>
      <CamperReports />
      <LessonReports />
    </>
  )
}
