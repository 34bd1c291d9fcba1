import { PGlite } from '@electric-sql/pglite'
import type { SqlRuntime } from '../../messages.ts'

/** The shortest module. The real one makes new databases, and without any PGlite would fetch it. */
const emptyModule = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

/** Starts PostgreSQL on a new database in memory. */
export async function startDatabase({ wasm, files, directory }: SqlRuntime): Promise<PGlite> {
  const body = new Response(new Blob([wasm], { type: 'application/wasm' }))
  return PGlite.create({
    pgliteWasmModule: await WebAssembly.compileStreaming(body),
    initdbWasmModule: new WebAssembly.Module(emptyModule),
    fsBundle: files,
    loadDataDir: directory,
  })
}
