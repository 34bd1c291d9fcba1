import type { CallRefusal } from '#shared/call/call.ts'
import { showRefusal } from '#shared/show-refusal.ts'

type Outcome = { ok: true } | { ok: false; refusal: CallRefusal }

/**
 * Makes a change, and reads the lists again, also when it was refused because they are out of date; says why it was
 * refused. True if it was made.
 */
export async function doRecorded(change: Promise<Outcome>, reload: () => Promise<void>): Promise<boolean> {
  const outcome = await change
  if (!outcome.ok) {
    showRefusal(outcome.refusal)
    if (outcome.refusal.isDeclared) await reload()
    return false
  }
  await reload()
  return true
}
