import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleScript } from '../../documents/bundle-script.ts'
import { buildDocuments, type Documents } from '../../documents/build-documents.ts'

const here = import.meta.dirname
const source = join(here, '../..')
const replaced = new Set(readdirSync(here).filter((name) => name !== basename(import.meta.filename)))

/** The documents and the build worker with an unprotected harness, which forgeries must fool. */
export async function buildNaive(): Promise<{ documents: Documents; assets: Record<string, string> }> {
  const plugin = {
    name: 'naive',
    enforce: 'pre',
    resolveId: (imported: string, importer: string | undefined) => {
      const name = basename(imported)
      if (!importer?.startsWith(source) || !replaced.has(name) || !imported.startsWith('.')) return null
      return join(here, name)
    },
  } as const
  const builder = await bundleScript(join(source, 'build/build-worker.ts'), [plugin])
  return {
    documents: await buildDocuments([plugin]),
    assets: { '/assets/builder/build-worker.js': builder },
  }
}
