import type { SandboxFrame } from './open-frame.ts'

const lookEveryMs = 1000
/** How often in a row the app may look and find that nothing has been painted since it asked for a frame. */
const looksAllowed = 5

/**
 * Ends a frame that is so heavy to draw that the browser paints nothing any more, the app's own buttons included: an
 * animation of many filters needs no script, and no limit of time applies to it (decision 46).
 */
export function watchPainting({ removed, end }: SandboxFrame): void {
  let isWaiting = false
  let looks = 0
  const look = () => {
    // Nothing is painted in a tab in the background.
    looks = isWaiting && document.visibilityState === 'visible' ? looks + 1 : 0
    if (looks > looksAllowed) end()
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => (isWaiting = false))
  }
  const timer = setInterval(look, lookEveryMs)
  removed.addEventListener('abort', () => clearInterval(timer))
}
