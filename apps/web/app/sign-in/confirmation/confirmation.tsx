import { lazy, Suspense } from 'react'
import { useConfirmation } from '#shared/call/confirmation.ts'

// Loaded on demand, because few pages ever need it.
const ConfirmationDialog = lazy(async () => {
  const { ConfirmationDialog: component } = await import('./confirmation-dialog.tsx')
  return { default: component }
})

/** Present on every page, for calls that the camper has to confirm. */
export function Confirmation() {
  const question = useConfirmation((state) => state.question)
  if (!question) return null
  return (
    <Suspense>
      <ConfirmationDialog onAnswer={question.answer} />
    </Suspense>
  )
}
