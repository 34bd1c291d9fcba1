import type { CallRefusal } from '#shared/call/call.ts'
import { showFlash } from './flash.ts'

/** Shows a refused call's message, with what it says in numbers, such as when to try again. */
export function showRefusal({ key, type, variables }: CallRefusal): void {
  showFlash(key, type, variables)
}
