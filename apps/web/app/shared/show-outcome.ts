import type { FlashKey } from '@cairn/contract'
import type { CallRefusal } from '#shared/call/call.ts'
import { showFlash } from './flash.ts'
import { showRefusal } from './show-refusal.ts'

type Answer = { ok: true } | { ok: false; refusal: CallRefusal }

/** Shows that a call has done what it should, or why it has not. */
export function showOutcome(answer: Answer, done: FlashKey): void {
  if (answer.ok) showFlash(done, 'success')
  else showRefusal(answer.refusal)
}
