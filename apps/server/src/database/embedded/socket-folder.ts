import { once } from 'node:events'
import { constants } from 'node:fs'
import { lstat, mkdir, mkdtemp, open, readdir, readFile, rm, rmdir, unlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#start-error.ts'
import { type DataFolder, port } from './data-folder.ts'
import type { Launcher } from './unprivileged.ts'
import { writeDurably } from './write-durably.ts'

/** How many bytes the path of a socket may have; the system's own limit, less the zero at the end. */
const longestPath = process.platform === 'linux' ? 107 : 103

const socketName = `.s.PGSQL.${port}`

export function socketIn(folder: string): string {
  return join(folder, socketName)
}

/**
 * Chooses the folder of the socket: in the data directory, or one of an unpredictable name among the temporary
 * files when the path would be too long or the data directory's file system knows no sockets.
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

/**
 * Makes a folder, or takes the one that is there, and gives it to PostgreSQL alone.
 *
 * @throws StartError for a link and for a folder of another user: neither is touched.
 */
export async function claimFolder(path: string, launcher: Launcher): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const folder = await openFolder(path)
  try {
    const { uid } = await folder.stat()
    if (!isOurs(uid, launcher)) throw notOurs(path)
    // By the open folder, not by its name: what the name stands for may change meanwhile.
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

function isOurs(uid: number, { options }: Launcher): boolean {
  return uid === process.getuid?.() || uid === options.uid
}

function notOurs(path: string): StartError {
  return new StartError(`${path} is a link, or belongs to another user. Remove it, then start again.`)
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
    // Gone already, or with something in it that is not ours: it may stay.
    if (!['ENOENT', 'ENOTEMPTY', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  await rm(note)
}

/** Shared folders of virtual machines and some network drives have no sockets. */
async function acceptsSockets(folder: string): Promise<boolean> {
  const server = createServer()
  const path = join(folder, '.probe')
  await rm(path, { force: true })
  try {
    server.listen(path)
    await once(server, 'listening')
    return true
  } catch {
    // Whatever the reason is, the socket has to be elsewhere.
    return false
  } finally {
    server.close()
  }
}
