import { isAbsolute, relative, resolve, sep } from 'node:path'

/** Whether a path is a folder itself, or leads into it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path))
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
