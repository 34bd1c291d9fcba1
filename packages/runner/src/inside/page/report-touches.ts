import type { Touch } from '../../messages.ts'

/**
 * Reports each key and pointer that the viewer presses in the page. Events that the page makes itself are not trusted,
 * and no listener of the page comes before these.
 */
export function reportTouches(report: (by: Touch) => void): void {
  addEventListener(
    'keydown',
    ({ isTrusted, key }) => isTrusted && report(key === 'Escape' ? 'escape' : 'key'),
    true,
  )
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && report('pointer'), true)
}
