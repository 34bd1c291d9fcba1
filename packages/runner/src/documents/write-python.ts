import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compress } from './compress.ts'
import type { PythonAssets } from '../outside/fetch-python.ts'

const copied = {
  module: 'pyodide.asm.mjs',
  wasm: 'pyodide.asm.wasm',
  standardLibrary: 'python_stdlib.zip',
} as const

const snapshot = 'snapshot.bin'

/** Writes Pyodide's files, the snapshot of its memory, and a list of them all. */
export async function writePython(directory: string): Promise<void> {
  const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide'))
  await Promise.all([
    ...Object.values(copied).map((file) => copyFile(join(pyodide, file), join(directory, file))),
    writeSnapshot(join(directory, snapshot)),
  ])
  const files = { ...copied, snapshot } satisfies Record<keyof PythonAssets, string>
  const list = await Promise.all(
    Object.entries(files).map(async ([key, file]) => {
      await compress(join(directory, file))
      return [key, { file, bytes: (await stat(join(directory, file))).size }] as const
    }),
  )
  await writeFile(join(directory, 'assets.json'), JSON.stringify({ python: Object.fromEntries(list) }))
}

/** In a separate process with a fixed clock. */
async function writeSnapshot(file: string): Promise<void> {
  const script = join(import.meta.dirname, 'write-snapshot.ts')
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`Python gave no snapshot: ${Buffer.concat(errors).toString().slice(-2000)}`)
}
