import type { FlashKey } from '@cairn/contract'

/**
 * Whether a refusal says that a paper is not taken any more. After any other, such as that of a camper who was signed out
 * meanwhile, it still is.
 */
export function isOver(key: FlashKey): boolean {
  return key === 'flash.exam.not-open' || key === 'flash.exam.late'
}
