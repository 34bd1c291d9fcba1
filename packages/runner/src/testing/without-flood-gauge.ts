import { replaceModule } from './replace-module.ts'

/** Builds the app's side so that no number of messages counts as a flood. */
export const withoutFloodGauge = replaceModule(
  'outside/flood-gauge.ts',
  'export const createFloodGauge = () => () => false',
)
