import { lazy, Suspense } from 'react'
import { useConfirmation } from '#lib/confirmation.ts'

// Few pages ever ask.
const ConfirmationDialog = lazy(async () => {
  const { ConfirmationDialog: component } = await import('./confirmation-dialog.tsx')
  return { default: component }
})

/** Stands ready on every page for a call that has to be confirmed. */
export function Confirmation() {
  const question = useConfirmation((state) => state.question)
  if (!question) return null
  return (
    <Suspense>
      <ConfirmationDialog onAnswer={question.answer} />
    </Suspense>
  )
}
