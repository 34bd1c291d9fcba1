import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder of an installed package. Not every package exports its package.json, but each has a folder. */
export function packageFolder(name: string): string {
  const folders = (require.resolve.paths(name) ?? []).map((parent) => join(parent, name))
  const folder = folders.find((candidate) => existsSync(join(candidate, 'package.json')))
  if (folder === undefined) throw new Error(`The package ${name} is not installed`)
  return folder
}
