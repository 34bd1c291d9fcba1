import { createFloodGauge } from './flood-gauge.ts'
import type { SandboxFrame } from './open-frame.ts'

/** A page may take the focus when it has loaded, or opens a dialog. */
const theftsAllowed = 3
const periodMs = 10_000

/**
 * Ends a frame that keeps taking the focus from the app, so that it cannot lock in viewers who use a keyboard
 * (decision 46). Returns what to call when the viewer has pressed a pointer in the frame, which explains the focus
 * there.
 */
export function watchFocus({ element, removed, end }: SandboxFrame): () => void {
  let isTooOften = createFloodGauge(theftsAllowed, periodMs)
  /** Whether a Tab has not moved the focus to anything in the app, and so may move it into the frame. */
  let isTabbing = false
  const early = { capture: true, signal: removed }
  addEventListener('keydown', ({ key }) => (isTabbing = key === 'Tab'), early)
  addEventListener('focusin', () => (isTabbing = false), early)
  addEventListener(
    'blur',
    () => {
      const wasTaken = !isTabbing && document.activeElement === element
      isTabbing = false
      if (wasTaken && isTooOften()) end()
    },
    { signal: removed },
  )
  return () => (isTooOften = createFloodGauge(theftsAllowed, periodMs))
}
