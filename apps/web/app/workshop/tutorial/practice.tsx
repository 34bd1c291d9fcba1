import type { PageDataOf } from '@cairn/contract'
import { useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CompletionPanel } from '#workshop/completion/completion-panel.tsx'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { usePlaceholderSolution } from '#workshop/submission/use-placeholder-solution.ts'
import { useSubmission } from '#workshop/submission/use-submission.ts'

type PracticeProps = {
  page: PageDataOf<'challenge'>
  /** The editor has reported the lesson while its page was open. */
  isReported: boolean
}

/** The end of a tutorial that is practice: reported by the editor, or by the camper. */
export function Practice({ page, isReported }: PracticeProps) {
  const { t } = useTranslation()
  const { challenge } = page
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const submission = useSubmission(challenge, user)
  const solution = usePlaceholderSolution(challenge)
  const [isFinished, setIsFinished] = useState(false)
  // What the camper submits is not a report, though it makes the lesson done as well.
  const recorded = isReported && !isFinished ? t('tutorial.practice.recorded') : undefined
  const submit = async () => {
    if (recorded !== undefined || (await submission.submit({ solution }))) await goOn()
  }
  return (
    <>
      {isFinished || isReported ? (
        <CompletionPanel
          page={page}
          user={user}
          isSubmitting={submission.isSubmitting}
          finished={t('challenge.done.lesson')}
          recorded={recorded}
          onSubmit={() => void submit()}
        />
      ) : (
        <section className="tutorial">
          <h2>{t('tutorial.practice.title')}</h2>
          <p>{t('tutorial.practice.explanation')}</p>
          <button type="button" className="button" onClick={() => setIsFinished(true)}>
            {t('tutorial.practice.finish')}
          </button>
        </section>
      )}
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
    </>
  )
}
