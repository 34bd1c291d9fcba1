import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { CompletionPanel, type CompletionPanelProps } from '#workshop/completion/completion-panel.tsx'
import { CompletionForm } from './completion-form.tsx'
import { SentRefusal } from './sent-refusal.tsx'

/** The end of a lesson without an editor, which needs no scripts. Most have no tests, so none are said to pass. */
export function LessonCompletion(props: CompletionPanelProps) {
  const { t } = useTranslation()
  const isClient = useIsClient()
  return (
    <>
      <SentRefusal />
      {isClient ? (
        <CompletionPanel finished={t('challenge.done.lesson')} {...props} />
      ) : (
        <CompletionForm page={props.page} />
      )}
    </>
  )
}
