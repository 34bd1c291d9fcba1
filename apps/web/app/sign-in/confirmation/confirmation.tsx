import { useConfirmation } from '#shared/call/confirmation.ts'
import { latePart } from '#shared/late-part.tsx'

const ConfirmationDialog = latePart(
  async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
)

/** Present on every page, for calls that the camper has to confirm. */
export function Confirmation() {
  const question = useConfirmation((state) => state.question)
  return question && <ConfirmationDialog onAnswer={question.answer} />
}
