import { replaceModule } from './replace-module.ts'

/** Builds the app's side so that a program may run as long as it likes. */
export const withoutTimeLimit = replaceModule(
  'outside/watchdog.ts',
  'export const startWatchdog = () => ({ feed: () => undefined, stop: () => undefined })',
)
