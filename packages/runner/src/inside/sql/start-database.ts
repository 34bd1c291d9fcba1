import { PGlite } from '@electric-sql/pglite'
import type { Compiled, SqlRuntime } from '../../messages.ts'

/** The shortest module. The real one makes new databases, and without any PGlite would fetch it. */
const emptyModule = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

/**
 * Blocks of 8 kB that PostgreSQL keeps in memory, 4 MB in all. Its files are in memory, too, and to prepare its usual
 * 128 MB takes as long as all the rest.
 */
const sharedBuffers = ['-B', '512']

/** Starts PostgreSQL on a new database in memory. */
export async function startDatabase({ wasm, files, directory }: Compiled<SqlRuntime>): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: wasm,
    initdbWasmModule: new WebAssembly.Module(emptyModule),
    fsBundle: files,
    loadDataDir: directory,
    startParams: [...PGlite.defaultStartParams, ...sharedBuffers],
  })
}
