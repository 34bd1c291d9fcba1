import { replaceModule } from './replace-module.ts'

/** Builds the app's side so that a page may take the focus as often as it likes. */
export const withoutFocusWatch = replaceModule(
  'outside/watch-focus.ts',
  'export const watchFocus = () => () => undefined',
)

/** Builds the app's side so that a page may add as many entries to the tab's history as it likes. */
export const withoutHistoryWatch = replaceModule(
  'outside/watch-history.ts',
  'export const watchHistory = () => () => undefined',
)

/** Builds the app's side so that a page may be as heavy to draw as it likes. */
export const withoutPaintingWatch = replaceModule(
  'outside/watch-painting.ts',
  'export const watchPainting = () => undefined',
)

/** Builds the documents so that a page may change its hash as fast as it can. */
export const withoutSlowHashChanges = replaceModule(
  'page/slow-hash-changes.ts',
  'export const slowHashChanges = () => undefined',
)

/** Builds the documents so that the app does not hear of what a Python program leaves running. */
export const withoutSchedulerWatch = replaceModule(
  'python/watch-schedulers.ts',
  'export const watchSchedulers = () => () => false',
)
