import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { RuntimeAssets } from '../outside/fetch-runtime.ts'
import { bundleScript } from './bundle-script.ts'
import { finishAssets } from './finish-assets.ts'
import { guardTools } from './guard-tools.ts'

const files = { worker: 'shell-worker.js' } as const

/** Writes the worker with the shell in it, and lists it. */
export async function writeShell(directory: string): Promise<RuntimeAssets['shell']> {
  const entry = join(import.meta.dirname, '../inside/shell-worker.ts')
  const script = await bundleScript(entry, [guardTools(), withoutCompression])
  await writeFile(join(directory, files.worker), script)
  return finishAssets(directory, files)
}

const nothing = '\0no-compression'

/** The shell's browser build still imports Node's compression, which only commands that lessons do not get would call. */
const withoutCompression: Plugin = {
  name: 'without-compression',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/just-bash/')
      ? { code: code.replaceAll('"node:zlib"', '"no-compression"'), map: null }
      : null,
  resolveId: (name) => (name === 'no-compression' ? nothing : null),
  load: (id) =>
    id === nothing ? 'export const constants = {}, gunzipSync = undefined, gzipSync = undefined' : null,
}
