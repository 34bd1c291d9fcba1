import type { Plugin } from 'vite'

/** Builds with this code in place of the module whose path ends like that. */
export function replaceModule(path: string, code: string): Plugin {
  return {
    name: `replace ${path}`,
    enforce: 'pre',
    load: (file) => (file.endsWith(path) ? code : null),
  }
}
