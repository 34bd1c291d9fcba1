import type { PageDataOf } from '@cairn/contract'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { LessonHeading } from '#workshop/lesson/lesson-heading.tsx'
import { Breadcrumbs, Neighbours } from '#workshop/lesson/lesson-place.tsx'
import { TranslationNotice } from '#workshop/lesson/translation-notice.tsx'
import { ReadingParts } from '#workshop/reading/reading-parts.tsx'
import { ProjectSubmission } from './project-submission.tsx'

/** The page of a project that is built elsewhere: its requirements, and a form for its links. */
export function Project({ page }: { page: PageDataOf<'challenge'> }) {
  const { challenge } = page
  const completed = useCompletedIds()
  return (
    <article className="instructions reading">
      <Breadcrumbs page={page} />
      <LessonHeading page={page} completed={completed} />
      <TranslationNotice challenge={challenge} />
      <ReadingParts challenge={challenge} />
      <ProjectSubmission page={page} />
      <Neighbours page={page} completed={completed} />
    </article>
  )
}
