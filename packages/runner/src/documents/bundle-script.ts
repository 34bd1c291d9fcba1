import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Bundles an entry into one classic script; `plugins` may change the sources. Always strict: in sloppy code the stack
 * would give learner code the functions of the harness and their arguments.
 */
export async function bundleScript(entry: string, plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'harness', fileName: 'harness' },
      rolldownOptions: {
        // Pyodide imports these in Node only.
        external: [/^node:/, 'ws'],
      },
    },
  })
  const [output] = result as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  if (!chunk) throw new Error(`${entry} gave no script`)
  return `"use strict";${chunk.code}`
}
