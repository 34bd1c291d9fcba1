import type { Plugin } from 'vite'
import { replaceModule } from './replace-module.ts'

/** Builds the documents without these files of the Python session. */
export function withoutPython(...files: readonly string[]): Plugin[] {
  return files.map((file) => withPython(file, ''))
}

/** Builds the documents with other code in place of a file of the Python session. */
export function withPython(file: string, code: string): Plugin {
  return replaceModule(`python/${file}.py?raw`, `export default ${JSON.stringify(code)}`)
}
