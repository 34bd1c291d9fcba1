import type { PageDataOf } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { LessonHeading } from '#workshop/lesson/lesson-heading.tsx'
import { Breadcrumbs, Neighbours } from '#workshop/lesson/lesson-place.tsx'
import { TranslationNotice } from '#workshop/lesson/translation-notice.tsx'
import { TroubleLink } from '#workshop/trouble/trouble-link.tsx'
import { ReadingParts } from './reading-parts.tsx'

type LessonPageProps = {
  page: PageDataOf<'challenge'>
  /** What the camper decides before they read. */
  choice?: ReactNode
  children: ReactNode
}

/** The frame of every lesson without an editor: its place and its text above, its neighbors below. */
export function LessonPage({ page, choice, children }: LessonPageProps) {
  const { challenge } = page
  const completed = useCompletedIds()
  return (
    <article className="instructions reading">
      <Breadcrumbs page={page} />
      <LessonHeading page={page} completed={completed} />
      {choice}
      <TranslationNotice challenge={challenge} />
      <ReadingParts challenge={challenge} />
      {children}
      <Neighbours page={page} completed={completed} />
      <TroubleLink challenge={challenge} />
    </article>
  )
}
