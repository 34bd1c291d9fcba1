import { constants } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { StartError } from '#process/start-error.ts'
import type { Launcher } from './unprivileged.ts'

/**
 * Creates a folder, or uses an existing one, and makes it accessible to PostgreSQL only.
 *
 * @throws StartError for a link and for another user's folder: neither is touched.
 */
export async function claimFolder(path: string, launcher: Launcher): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const folder = await openFolder(path)
  try {
    const { uid } = await folder.stat()
    if (!isOurs(uid, launcher)) throw notOurs(path)
    // Through the open folder, not its name, which could point elsewhere by now.
    await folder.chmod(0o700)
    const { uid: newUid, gid: newGid } = launcher.options
    if (newUid !== undefined && newGid !== undefined) await folder.chown(newUid, newGid)
  } finally {
    await folder.close()
  }
}

async function openFolder(path: string) {
  try {
    return await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR' || code === 'ELOOP' || code === 'EACCES') throw notOurs(path)
    throw error
  }
}

export function isOurs(uid: number, { options }: Launcher): boolean {
  return uid === process.getuid?.() || uid === options.uid
}

function notOurs(path: string): StartError {
  return new StartError(`${path} is a link, or belongs to another user. Remove it, then start again.`)
}
