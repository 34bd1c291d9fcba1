import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogs, englishForMissing } from '@cairn/locales'
import type { Plugin } from 'vite'

const catalogId = /^virtual:catalog\/(?<code>[\w-]+)$/
const addresses = 'virtual:catalog-addresses'

/**
 * Makes a file of the messages of each language, and tells the server their addresses, so that pages can ask for theirs
 * at once (decision 57).
 *
 * @param clientDirectory where the files for browsers are, which are built before those for the server
 */
export function catalogFiles(clientDirectory: string): Plugin {
  return {
    name: 'catalog-files',
    resolveId: (id) => (catalogId.test(id) || id === addresses ? id : null),
    load(id) {
      if (id === addresses) return `export default ${JSON.stringify(readAddresses(clientDirectory))}`
      const code = catalogId.exec(id)?.groups?.['code']
      if (code === undefined) return null
      const messages = catalogs[code as keyof typeof catalogs]
      const catalog = { messages, fallback: englishForMissing(catalogs.en, messages, code) }
      // Browsers read JSON faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalog))})`
    },
  }
}

type Manifest = Record<string, { file: string }>

/** The browser build's list of its files, by what they were made from. */
function readAddresses(clientDirectory: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = Object.entries(manifest).flatMap(([id, { file }]) => {
    const code = catalogId.exec(id)?.groups?.['code']
    return code === undefined ? [] : [[code, `/${file}`] as const]
  })
  return Object.fromEntries(files)
}
