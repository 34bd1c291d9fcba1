import type { PageDataOf } from '@cairn/contract'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { CompletionPanel } from '#workshop/completion/completion-panel.tsx'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { LessonPage } from '#workshop/reading/lesson-page.tsx'
import { TrophyCheck } from './trophy-check.tsx'
import { useTrophy } from './use-trophy.ts'

/** The page of a lesson that is completed by a trophy of Microsoft Learn. */
export function Trophy({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { challenge } = page
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const { state, verify } = useTrophy(challenge)
  return (
    <LessonPage page={page}>
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
    </LessonPage>
  )
}
