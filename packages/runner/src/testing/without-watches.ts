import type { Plugin } from 'vite'

/** Builds the app's side so that a page may take the focus as often as it likes. */
export const withoutFocusWatch: Plugin = {
  name: 'without-focus-watch',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('outside/watch-focus.ts') ? 'export const watchFocus = () => () => undefined' : null,
}
