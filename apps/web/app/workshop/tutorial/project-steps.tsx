import { flashTypeOf, type PageDataOf } from '@cairn/contract'
import { closeFlash, showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ProjectSubmission } from '#workshop/project/project-submission.tsx'

type ProjectStepsProps = {
  page: PageDataOf<'challenge'>
  /** The editor has reported that the project's tests pass. */
  hasPassed: boolean
}

/** The two steps of a project that is built in the remote editor: its tests there, and its link here. */
export function ProjectSteps({ page, hasPassed }: ProjectStepsProps) {
  const { t } = useTranslation()
  const mayCheck = () => {
    const first = 'flash.complete-project-first'
    if (hasPassed) closeFlash()
    else showFlash(first, flashTypeOf(first))
    return hasPassed
  }
  return (
    <>
      <section className="tutorial">
        <h2>{t('tutorial.steps.one')}</h2>
        <p role="status" className={hasPassed ? 'tutorial__tick' : 'soft'}>
          {t(hasPassed ? 'tutorial.steps.done' : 'tutorial.steps.open')}
        </p>
      </section>
      <section className="tutorial">
        <h2>{t('tutorial.steps.two')}</h2>
        <p>{t('tutorial.steps.share')}</p>
        <ProjectSubmission page={page} mayCheck={mayCheck} />
      </section>
    </>
  )
}
