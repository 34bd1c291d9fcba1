import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Launcher, unprivilegedId } from './unprivileged.ts'

/**
 * Gives the files of a copied or moved data directory to the user that PostgreSQL runs as here: root's `cp` makes root
 * their owner, and that user depends on who can reach the folder. Does nothing unless we are root, when there is no such
 * folder, and with the folder of a third user, whose school would not start again.
 */
export async function ownCopy(path: string, launcher: Launcher): Promise<void> {
  if (process.getuid?.() !== 0) return
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isDirectory() || ![0, unprivilegedId].includes(found.uid)) return
  if (found.uid === (launcher.options.uid ?? 0)) return
  await ownTree(path, launcher)
}

/** Folders after what is in them, so that a start that is cut off does the rest the next time. */
async function ownTree(path: string, launcher: Launcher): Promise<void> {
  // Node's own recursion would follow links.
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) await ownTree(inside, launcher)
    else launcher.own(inside)
  }
  launcher.own(path)
}
