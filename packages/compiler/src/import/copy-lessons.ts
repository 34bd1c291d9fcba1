import { cpSync, lstatSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { isHidden } from '../files/is-hidden.ts'
import { isInside } from '../files/is-inside.ts'

/** Copies a folder of lessons without hidden files, installed packages, and links to folders or to what is elsewhere. */
export function copyLessons(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    errorOnExist: true,
    force: false,
    filter: (path) => path === from || (!isHidden(basename(path)) && isReadable(from, path)),
  })
}

function isReadable(root: string, path: string): boolean {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return isInside(root, path) && statSync(path).isFile()
  return entry.isDirectory() || entry.isFile()
}
