import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * Whether a file exists and is inside a folder after resolving all symbolic links, so that a lesson cannot read other
 * files of the machine that compiles it.
 */
export function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep)
  } catch {
    // A dangling link.
    return false
  }
}
