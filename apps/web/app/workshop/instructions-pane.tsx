import type { PageDataOf } from '@cairn/contract'
import { FinishedProject } from '#workshop/finished-project/finished-project.tsx'
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
  return (
    <article className="instructions" tabIndex={-1}>
      <Breadcrumbs page={page} />
      <h1>{challenge.title}</h1>
      <FinishedProject challenge={challenge} />
      <TranslationNotice challenge={challenge} />
      <LessonHtml className="lesson" html={challenge.description} />
      {challenge.instructions && <LessonHtml className="lesson" html={challenge.instructions} />}
      <TestList tests={challenge.tests} states={tests} />
      <Neighbours page={page} completed={completed} />
    </article>
  )
}
