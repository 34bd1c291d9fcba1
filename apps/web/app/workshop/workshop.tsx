import type { PageDataOf } from '@cairn/contract'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'
import { useBench } from '#workshop/workbench/use-bench.ts'
import { useLesson } from '#workshop/workbench/use-lesson.ts'
import { Workbench } from '#workshop/workbench/workbench.tsx'

const WorkshopCompletion = latePart(
  async () => (await import('#workshop/completion/workshop-completion.tsx')).WorkshopCompletion,
)

/** The page of a lesson whose tests decide when it is done. */
export function Workshop({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const isFromLesson = useIsFromLesson()
  const bench = useBench()
  const lesson = useLesson(page, bench)
  const completion = (
    <WorkshopCompletion
      page={page}
      user={lesson.user}
      files={lesson.code.files}
      isSubmitting={lesson.isSubmitting}
      onSubmit={() => void lesson.submit()}
    />
  )
  const finish = {
    check: t('challenge.check'),
    announcement: t('challenge.announce.passed', { count: page.challenge.tests.length }),
    completion,
  }
  return <Workbench page={page} lesson={lesson} bench={bench} finish={finish} takesFocus={isFromLesson} />
}
