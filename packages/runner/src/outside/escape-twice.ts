import type { Touch } from '../messages.ts'

/** A page may use Escape itself, and its viewer may press it now and then. */
const quicklyMs = 1000

/**
 * Tells whether what was pressed in a page is the second Escape in quick succession. It is the way out of a page that
 * keeps all other keys (WCAG 2.1.2, decision 46).
 */
export function escapeTwice(): (by: Touch) => boolean {
  let last = -Infinity
  return (by) => {
    const isSecond = by === 'escape' && performance.now() - last < quicklyMs
    last = by === 'escape' && !isSecond ? performance.now() : -Infinity
    return isSecond
  }
}
