import { now } from '../primordials.ts'

const freeChanges = 10
const periodMs = 1000
/** As often as the app looks at the history (outside/watch-history.ts). */
const pauseMs = 200

/**
 * Slows a page that keeps changing its hash, so that the app can end it before it has overwritten the tab's whole
 * history (decision 46). Chromium dispatches the event in the middle of the change.
 */
export function slowHashChanges(): void {
  let changes = 0
  let countedSince = now()
  addEventListener(
    'popstate',
    () => {
      const begun = now()
      if (begun - countedSince > periodMs) {
        changes = 0
        countedSince = begun
      }
      changes += 1
      if (changes <= freeChanges) return
      while (now() - begun < pauseMs);
    },
    true,
  )
}
