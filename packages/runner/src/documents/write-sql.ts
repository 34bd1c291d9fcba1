import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { RuntimeAssets } from '../outside/fetch-runtime.ts'
import { bundleScript } from './bundle-script.ts'
import { finishAssets } from './finish-assets.ts'
import { packageFolder } from './package-folder.ts'
import { runApart } from './run-apart.ts'

const files = {
  worker: 'sql-worker.js',
  wasm: 'pglite.wasm',
  files: 'pglite.data',
  directory: 'database.tar',
} as const

/** Writes the worker with PGlite in it, PostgreSQL, and a new database, and lists them. */
export async function writeSql(directory: string): Promise<RuntimeAssets['sql']> {
  const pglite = join(packageFolder('@electric-sql/pglite'), 'dist')
  const worker = bundleScript(join(import.meta.dirname, '../inside/sql-worker.ts'), [withoutAddresses])
  await Promise.all([
    ...[files.wasm, files.files].map((file) => copyFile(join(pglite, file), join(directory, file))),
    worker.then((script) => writeFile(join(directory, files.worker), script)),
    runApart('write-database.ts', join(directory, files.directory)),
  ])
  return finishAssets(directory, files)
}

/** PGlite's files are handed to it; from the addresses in it, the bundler would make copies of them all. */
const withoutAddresses: Plugin = {
  name: 'without-addresses',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/@electric-sql/pglite/')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify('https://pglite.invalid/')), map: null }
      : null,
}
