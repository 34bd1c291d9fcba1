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

/** The area of a folder: the first part of its path. */
export function areaOf(folder: string): string {
  return folder.split('/')[0] ?? ''
}
