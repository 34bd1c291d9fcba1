import { lchownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to start PostgreSQL, which refuses to run as root. */
export type Launcher = {
  /** Arguments to put before the program. */
  prefix: readonly string[]
  options: { uid?: number; gid?: number }
  /** Gives a file or folder to the user that PostgreSQL runs as; never the target of a link. */
  own: (path: string) => void
}

/** The conventional id of the unprivileged system user; it owns nothing else of ours. */
export const unprivilegedId = 65_534

const asOneself: Launcher = { prefix: [], options: {}, own: () => undefined }

const asNobody: Launcher = {
  prefix: [],
  options: { uid: unprivilegedId, gid: unprivilegedId },
  own: (path) => lchownSync(path, unprivilegedId, unprivilegedId),
}

/** A user namespace in which root has another id: the files remain root's. */
const inNamespace: Launcher = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  options: {},
  own: (path) => lchownSync(path, 0, 0),
}

/** Chooses by who we are and by what the unprivileged user could reach: under /root, nothing. */
export function chooseLauncher(...paths: readonly string[]): Launcher {
  if (process.getuid?.() !== 0) return asOneself
  return paths.every(isReachableByOthers) ? asNobody : inNamespace
}

const othersMaySearch = 0o001

function isReachableByOthers(path: string): boolean {
  const parent = dirname(path)
  if (parent === path) return true
  return (statSync(parent).mode & othersMaySearch) !== 0 && isReachableByOthers(parent)
}
