import type { PageDataOf } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { FinishedProject } from '#workshop/finished-project/finished-project.tsx'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'
import { LessonHeading } from '#workshop/lesson/lesson-heading.tsx'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { Breadcrumbs, Neighbours } from '#workshop/lesson/lesson-place.tsx'
import { TranslationNotice } from '#workshop/lesson/translation-notice.tsx'
import type { TestState } from '#workshop/run/run-state.ts'
import { TestList } from '#workshop/run/test-list.tsx'

type InstructionsPaneProps = {
  page: PageDataOf<'challenge'>
  completed: ReadonlySet<string>
  tests: readonly TestState[]
}

/** The lesson's text, its tests, and its place in the course. */
export function InstructionsPane({ page, completed, tests }: InstructionsPaneProps) {
  const { challenge } = page
  const article = useRef<HTMLElement>(null)
  const isFromLesson = useIsFromLesson()
  const isStep = challenge.files.some((file) => file.editableRegionBoundaries.length > 0)
  // The button that led here is gone. Where the editor is visible, it takes the focus once it is there.
  useEffect(() => {
    if (isFromLesson) article.current?.focus({ preventScroll: true })
  }, [isFromLesson])
  return (
    <article ref={article} className="instructions" tabIndex={-1}>
      <Breadcrumbs page={page} />
      <LessonHeading page={page} completed={completed} />
      <FinishedProject challenge={challenge} />
      <TranslationNotice challenge={challenge} />
      <LessonHtml className="lesson" html={challenge.description} />
      {challenge.instructions && <LessonHtml className="lesson" html={challenge.instructions} />}
      <TestList tests={challenge.tests} states={tests} isFolded={isStep} />
      <Neighbours page={page} completed={completed} />
    </article>
  )
}
