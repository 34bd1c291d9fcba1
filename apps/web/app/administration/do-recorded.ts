import type { CallRefusal } from '#shared/call/call.ts'
import { showRefusal } from '#shared/show-refusal.ts'

/** The heading of the section that is open. */
export const sectionTitleId = 'administration-section'

type Outcome = { ok: true } | { ok: false; refusal: CallRefusal }

/** Makes a change, and reads the lists again; says why it was refused. True if it was made. */
export async function doRecorded(change: Promise<Outcome>, reload: () => Promise<void>): Promise<boolean> {
  const outcome = await change
  if (!outcome.ok) {
    showRefusal(outcome.refusal)
    return false
  }
  await reload()
  requestAnimationFrame(focusSectionIfLost)
  return true
}

/** What was deleted or settled takes its button with it, and those who use the keyboard would begin at the top. */
function focusSectionIfLost(): void {
  if (document.activeElement === document.body) document.getElementById(sectionTitleId)?.focus()
}
