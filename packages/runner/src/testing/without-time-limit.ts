import type { Plugin } from 'vite'

/** Builds the app's side so that a program may run as long as it likes. */
export const withoutTimeLimit: Plugin = {
  name: 'without-time-limit',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('outside/watchdog.ts')
      ? 'export const startWatchdog = () => ({ feed: () => undefined, stop: () => undefined })'
      : null,
}
