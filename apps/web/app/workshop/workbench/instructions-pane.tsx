import type { PageDataOf } from '@cairn/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { FinishedProject } from '#workshop/finished-project/finished-project.tsx'
import { LessonHeading } from '#workshop/lesson/lesson-heading.tsx'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { Breadcrumbs, Neighbours } from '#workshop/lesson/lesson-place.tsx'
import { TranslationNotice } from '#workshop/lesson/translation-notice.tsx'
import { TestList } from '#workshop/run/test-list.tsx'
import { TroubleLink } from '#workshop/trouble/trouble-link.tsx'
import type { Work } from '#workshop/trouble/work.ts'

type InstructionsPaneProps = {
  page: PageDataOf<'challenge'>
  work: Work
  /** Whether the button that led here is gone. Where the editor is visible, it takes the focus once it is there. */
  takesFocus: boolean
  choice: ReactNode
}

/** The lesson's text, its tests, and its place in the course. */
export function InstructionsPane({ page, work, takesFocus, choice }: InstructionsPaneProps) {
  const { challenge } = page
  const article = useRef<HTMLElement>(null)
  const completed = useCompletedIds()
  const isStep = challenge.files.some((file) => file.editableRegionBoundaries.length > 0)
  useEffect(() => {
    if (takesFocus) article.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <article ref={article} className="instructions" tabIndex={-1}>
      <Breadcrumbs page={page} />
      <LessonHeading page={page} completed={completed} />
      {choice}
      <FinishedProject challenge={challenge} />
      <TranslationNotice challenge={challenge} />
      <LessonHtml className="lesson" html={challenge.description} />
      {challenge.instructions && <LessonHtml className="lesson" html={challenge.instructions} />}
      {work.tests.length > 0 && <TestList tests={challenge.tests} states={work.tests} isFolded={isStep} />}
      <Neighbours page={page} completed={completed} />
      <TroubleLink challenge={challenge} work={work} />
    </article>
  )
}
