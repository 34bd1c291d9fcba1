import type { FlashKey } from '@cairn/contract'
import type { CallRefusal } from '#shared/call/call.ts'
import { showFlash } from './flash.ts'

/**
 * Shows a refused call's message, with what it says in numbers, such as when to try again. `general` takes the place
 * of the message for a failure that says nothing about the call.
 */
export function showRefusal({ key, type, variables }: CallRefusal, general?: FlashKey): void {
  if (general && key === 'flash.generic-error') showFlash(general)
  else showFlash(key, type, variables)
}
