import type { PageDataOf } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { CompletionPanel } from '#workshop/completion/completion-panel.tsx'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { LessonHeading } from '#workshop/lesson/lesson-heading.tsx'
import { Breadcrumbs, Neighbours } from '#workshop/lesson/lesson-place.tsx'
import { TranslationNotice } from '#workshop/lesson/translation-notice.tsx'
import { ReadingParts } from '#workshop/reading/reading-parts.tsx'
import { TrophyCheck } from './trophy-check.tsx'
import { useTrophy } from './use-trophy.ts'

/** The page of a lesson that is completed by a trophy of Microsoft Learn. */
export function Trophy({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { challenge } = page
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const completed = useCompletedIds()
  const { state, verify } = useTrophy(challenge)
  return (
    <article className="instructions reading">
      <Breadcrumbs page={page} />
      <LessonHeading page={page} completed={completed} />
      <TranslationNotice challenge={challenge} />
      <ReadingParts challenge={challenge} />
      {user !== undefined && state !== 'verified' && (
        <TrophyCheck user={user} isVerifying={state === 'verifying'} onVerify={() => void verify()} />
      )}
      {state === 'verified' && (
        <CompletionPanel
          page={page}
          user={user}
          isSubmitting={false}
          recorded={t('trophy.recorded')}
          onSubmit={() => void goOn()}
        />
      )}
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
      <Neighbours page={page} completed={completed} />
    </article>
  )
}
