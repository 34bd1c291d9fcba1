import { replaceModule } from './replace-module.ts'

/** Builds the documents so that a console line may have any size. */
export const withoutBoundedParts = replaceModule(
  'inside/bounded-parts.ts',
  'export const boundedParts = (parts) => parts',
)

/** Builds the app's side so that it reads messages of any size. */
export const withoutSizeLimit = replaceModule(
  'outside/is-oversized.ts',
  'export const isOversized = () => false',
)
