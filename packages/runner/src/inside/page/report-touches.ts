const causes = { keydown: 'key', pointerdown: 'pointer' } as const

/**
 * Reports each key and pointer that the viewer presses in the page. Events that the page makes itself are not trusted,
 * and no listener of the page comes before these.
 */
export function reportTouches(report: (by: 'key' | 'pointer') => void): void {
  for (const type of ['keydown', 'pointerdown'] as const) {
    addEventListener(type, ({ isTrusted }) => isTrusted && report(causes[type]), true)
  }
}
