import { copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RuntimeAssets } from '../outside/fetch-runtime.ts'
import { finishAssets } from './finish-assets.ts'
import { runApart } from './run-apart.ts'

const copied = {
  module: 'pyodide.asm.mjs',
  wasm: 'pyodide.asm.wasm',
  standardLibrary: 'python_stdlib.zip',
} as const

const snapshot = 'snapshot.bin'

/** Writes Pyodide's files and the snapshot of its memory, and lists them. */
export async function writePython(directory: string): Promise<RuntimeAssets['python']> {
  const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide'))
  await Promise.all([
    ...Object.values(copied).map((file) => copyFile(join(pyodide, file), join(directory, file))),
    runApart('write-snapshot.ts', join(directory, snapshot)),
  ])
  return finishAssets(directory, { ...copied, snapshot })
}
