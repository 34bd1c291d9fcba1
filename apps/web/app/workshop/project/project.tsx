import type { PageDataOf } from '@cairn/contract'
import { LessonPage } from '#workshop/reading/lesson-page.tsx'
import { ProjectSubmission } from './project-submission.tsx'

/** The page of a project that is built elsewhere: its requirements, and a form for its links. */
export function Project({ page }: { page: PageDataOf<'challenge'> }) {
  return (
    <LessonPage page={page}>
      <ProjectSubmission page={page} />
    </LessonPage>
  )
}
