import type { Plugin } from 'vite'

/** Builds the documents so that a console line may have any size. */
export const withoutBoundedParts: Plugin = {
  name: 'without-bounded-parts',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('inside/bounded-parts.ts') ? 'export const boundedParts = (parts) => parts' : null,
}

/** Builds the app's side so that it reads messages of any size. */
export const withoutSizeLimit: Plugin = {
  name: 'without-size-limit',
  enforce: 'pre',
  load: (file) =>
    file.endsWith('outside/is-oversized.ts') ? 'export const isOversized = () => false' : null,
}
