import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** A file that imports something from another folder of the web app; folders are relative to it. */
export type FolderImport = { file: string; from: string; to: string }

const importExpression = /(?:from |import |import\()'(?<target>[#.][^']+)'/g

/** All imports between the folders below `app`, where `#` names `app` itself. */
export function folderImports(app: string): FolderImport[] {
  return readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const from = dirname(file)
      const source = readFileSync(join(app, file), 'utf8')
      return [...source.matchAll(importExpression)].map(({ groups: { target = '' } = {} }) => {
        const path = target.startsWith('#') ? target.slice(1) : posix.join(from, target)
        return { file, from, to: dirname(path) }
      })
    })
    .filter(({ from, to }) => from !== to)
}

/** Folders that import each other, from the first one back to it; undefined when there are none. */
export function findCycle(imports: readonly Pick<FolderImport, 'from' | 'to'>[]): string[] | undefined {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const finished = new Set<string>()
  const follow = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (finished.has(folder)) return undefined
    for (const { to } of targets.get(folder) ?? []) {
      const cycle = follow(to, [...path, folder])
      if (cycle) return cycle
    }
    finished.add(folder)
    return undefined
  }
  for (const folder of targets.keys()) {
    const cycle = follow(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

export function areaOf(folder: string): string {
  return folder.split('/')[0] ?? ''
}
