import type { Plugin } from 'vite'

/** Builds the app's side so that a page may take the focus as often as it likes. */
export const withoutFocusWatch: Plugin = {
  name: 'without-focus-watch',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('outside/watch-focus.ts') ? 'export const watchFocus = () => () => undefined' : null,
}

/** Builds the app's side so that a page may add as many entries to the tab's history as it likes. */
export const withoutHistoryWatch: Plugin = {
  name: 'without-history-watch',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('outside/watch-history.ts') ? 'export const watchHistory = () => () => undefined' : null,
}

/** Builds the documents so that a page may change its hash as fast as it can. */
export const withoutSlowHashChanges: Plugin = {
  name: 'without-slow-hash-changes',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('page/slow-hash-changes.ts') ? 'export const slowHashChanges = () => undefined' : null,
}

/** Builds the documents so that the app does not hear of what a Python program leaves running. */
export const withoutSchedulerWatch: Plugin = {
  name: 'without-scheduler-watch',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('python/watch-schedulers.ts') ? 'export const watchSchedulers = () => () => false' : null,
}
