import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** For each folder the folders that it imports, each with an import that does. */
type FolderImports = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The imports that form a cycle of folders; empty when the folders import in one direction. Files without a cycle can
 * still tie their folders together. Test files are left out.
 */
export function findFolderCycle(sources: string): string[] {
  const imports = readFolderImports(sources)
  const finished = new Set<string>()
  const follow = (folder: string, path: readonly { folder: string; written: string }[]): string[] => {
    const first = path.findIndex((step) => step.folder === folder)
    if (first >= 0) return path.slice(first).map(({ written }) => written)
    if (finished.has(folder)) return []
    for (const [imported, written] of imports.get(folder) ?? []) {
      const cycle = follow(imported, [...path, { folder, written }])
      if (cycle.length > 0) return cycle
    }
    finished.add(folder)
    return []
  }
  return [...imports.keys()].map((folder) => follow(folder, [])).find((cycle) => cycle.length > 0) ?? []
}

function readFolderImports(sources: string): FolderImports {
  const folders = new Map<string, Map<string, string>>()
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  for (const file of files) {
    const folder = dirname(file)
    const imports = folders.get(folder) ?? new Map<string, string>()
    folders.set(folder, imports)
    for (const specifier of specifiersIn(file, readFileSync(`${sources}/${file}`, 'utf8'))) {
      const target = targetOf(folder, specifier)
      if (target === undefined || dirname(target) === folder) continue
      imports.set(dirname(target), `${file} imports ${target}`)
    }
  }
  return folders
}

function specifiersIn(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
}

/** The imported file relative to the sources; undefined for a package. */
function targetOf(folder: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(folder, specifier) : undefined
}
