import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { isHidden } from './is-hidden.ts'

/**
 * Whether a file exists and is inside a folder, and not hidden there, after resolving all symbolic links: a lesson cannot
 * read other files of the machine that compiles it, nor what its repository keeps to itself.
 */
export function isInside(folder: string, path: string): boolean {
  try {
    const root = realpathSync(folder) + sep
    const real = realpathSync(path)
    return real.startsWith(root) && !real.slice(root.length).split(sep).some(isHidden)
  } catch {
    // A dangling link.
    return false
  }
}
