import { useIsClient } from '#shared/use-is-client.ts'
import { CompletionPanel, type CompletionPanelProps } from '#workshop/completion/completion-panel.tsx'
import { CompletionForm } from './completion-form.tsx'
import { SentRefusal } from './sent-refusal.tsx'

/** The end of a lesson without an editor, which needs no scripts. */
export function LessonCompletion(props: CompletionPanelProps) {
  const isClient = useIsClient()
  return (
    <>
      <SentRefusal />
      {isClient ? <CompletionPanel {...props} /> : <CompletionForm page={props.page} />}
    </>
  )
}
