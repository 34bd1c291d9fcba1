import { once } from 'node:events'
import { lstat, mkdtemp, readdir, readFile, rm, rmdir, unlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimFolder, isOurs } from './claim-folder.ts'
import { type DataFolder, port } from './data-folder.ts'
import type { Launcher } from './unprivileged.ts'
import { writeDurably } from './write-durably.ts'

/** The maximum length of a socket's path in bytes: the system's own limit, less the terminating zero. */
const longestPath = process.platform === 'linux' ? 107 : 103

const socketName = `.s.PGSQL.${port}`

export function socketIn(folder: string): string {
  return join(folder, socketName)
}

/**
 * Chooses the folder of the socket: in the data directory, or one with an unpredictable name among the temporary
 * files if the path would be too long or the data directory's file system does not support sockets.
 */
export async function chooseSocketFolder(
  { socketFolder, socketNote }: DataFolder,
  launcher: Launcher,
): Promise<string> {
  await forgetNoted(socketNote, launcher)
  if (Buffer.byteLength(socketIn(socketFolder)) <= longestPath) {
    await claimFolder(socketFolder, launcher)
    if (await acceptsSockets(socketFolder)) return socketFolder
  }
  const temporary = await mkdtemp(join(tmpdir(), 'cairn-'))
  await claimFolder(temporary, launcher)
  await writeDurably(socketNote, temporary)
  return temporary
}

/** Removes the temporary folder of an earlier start, with the socket in it and nothing else. */
async function forgetNoted(note: string, launcher: Launcher): Promise<void> {
  const folder = await readFile(note, 'utf8').catch(() => undefined)
  if (folder === undefined) return
  try {
    const found = await lstat(folder)
    if (found.isDirectory() && isOurs(found.uid, launcher)) {
      const ours = (await readdir(folder)).filter((name) => name.startsWith(socketName))
      for (const name of ours) await unlink(join(folder, name))
      await rmdir(folder)
    }
  } catch (error) {
    // Gone already, or it contains something that is not ours and may stay.
    if (!['ENOENT', 'ENOTEMPTY', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  await rm(note)
}

/** Shared folders of virtual machines and some network drives do not support sockets. */
async function acceptsSockets(folder: string): Promise<boolean> {
  const server = createServer()
  const path = join(folder, '.probe')
  await rm(path, { force: true })
  try {
    server.listen(path)
    await once(server, 'listening')
    return true
  } catch {
    // Whatever the reason, the socket has to be elsewhere.
    return false
  } finally {
    server.close()
  }
}
