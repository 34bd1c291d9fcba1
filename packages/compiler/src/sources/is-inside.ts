import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/**
 * Whether a file is there and lies in a folder once all links are followed: a lesson cannot read the machine
 * that it is compiled on.
 */
export function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep)
  } catch {
    // A link that leads nowhere.
    return false
  }
}
