import type { Plugin } from 'vite'

/** Builds the app's side so that no number of messages counts as a flood. */
export const withoutFloodGauge: Plugin = {
  name: 'without-flood-gauge',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('outside/flood-gauge.ts') ? 'export const createFloodGauge = () => () => false' : null,
}
