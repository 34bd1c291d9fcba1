import type { PageDataOf } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CompletionPanel } from '#workshop/completion/completion-panel.tsx'
import { DownloadButton } from '#workshop/completion/download-button.tsx'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'
import { useBench } from '#workshop/workbench/use-bench.ts'
import { useLesson } from '#workshop/workbench/use-lesson.ts'
import { Workbench } from '#workshop/workbench/workbench.tsx'
import { StoriesDialog } from './stories-dialog.tsx'
import { useConfirmedLesson } from './use-confirmed-lesson.ts'

type BuiltHereProps = {
  page: PageDataOf<'challenge'>
  choice: ReactNode
  /** Whether the choice has the focus, which then does not go to the editor. */
  isFocusTaken: boolean
}

/** A front-end project in the editor. Its camper confirms that it is complete: tests see only a part of it, if any. */
export function BuiltHere({ page, choice, isFocusTaken }: BuiltHereProps) {
  const { t } = useTranslation()
  const { challenge } = page
  const isFromLesson = useIsFromLesson()
  const bench = useBench()
  const { lesson, isAsked, confirm, goOnWorking } = useConfirmedLesson(useLesson(page, bench), challenge)
  const completion = (
    <CompletionPanel
      page={page}
      user={lesson.user}
      isSubmitting={lesson.isSubmitting}
      finished={t('frontEndProject.finished')}
      onSubmit={() => void lesson.submit()}
    >
      <DownloadButton title={challenge.title} files={lesson.code.files} />
    </CompletionPanel>
  )
  const hasTests = challenge.tests.length > 0
  const finish = {
    check: t(hasTests ? 'challenge.check' : 'challenge.projectForm.ready'),
    // The question speaks for itself.
    announcement: isAsked ? '' : t('frontEndProject.finished'),
    completion,
  }
  return (
    <>
      <Workbench
        page={page}
        lesson={lesson}
        bench={bench}
        finish={finish}
        takesFocus={isFromLesson && !isFocusTaken}
        choice={choice}
      />
      {isAsked && <StoriesDialog hasTests={hasTests} onConfirm={confirm} onClose={goOnWorking} />}
    </>
  )
}
