import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const addresses = 'virtual:script-addresses'

/**
 * Tells the server the addresses of what pages load besides the code of their route, so that they can ask for it at
 * once (decision 66).
 *
 * @param clientDirectory where the files for browsers are, which are built before those for the server
 */
export function scriptAddresses(clientDirectory: string): Plugin {
  return {
    name: 'script-addresses',
    resolveId: (id) => (id === addresses ? id : null),
    load: (id) =>
      id === addresses ? `export default ${JSON.stringify(readAddresses(clientDirectory))}` : null,
  }
}

/** The browser build's list of its files, by what they were made from. */
type Manifest = Record<string, { file: string; isDynamicEntry?: true; imports?: string[] }>

function readAddresses(clientDirectory: string): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Manifest
  const loaded = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry)
  return Object.fromEntries(
    loaded.map(([id]) => [id, [...withImports(manifest, id)].map((one) => `/${manifest[one]?.file}`)]),
  )
}

/** A module and all that it imports. */
function withImports(manifest: Manifest, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of manifest[id]?.imports ?? []) withImports(manifest, imported, found)
  return found
}
