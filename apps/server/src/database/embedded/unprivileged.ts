import { lchownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** How to start PostgreSQL, which refuses to run as root. */
export type Launcher = {
  /** Words to put before the program. */
  prefix: readonly string[]
  options: { uid?: number; gid?: number }
  /** Gives a file or folder to the user that PostgreSQL runs as; never what a link leads to. */
  own: (path: string) => void
}

/** The conventional id of `nobody`; nothing else of ours belongs to it. */
const nobody = 65_534

const asOneself: Launcher = { prefix: [], options: {}, own: () => undefined }

const asNobody: Launcher = {
  prefix: [],
  options: { uid: nobody, gid: nobody },
  own: (path) => lchownSync(path, nobody, nobody),
}

/** A user namespace in which root bears another name: the files stay root's. */
const inNamespace: Launcher = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  options: {},
  own: () => undefined,
}

/** Chooses by who we are and by what `nobody` could reach: under /root, nothing. */
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
