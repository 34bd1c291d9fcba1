import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the data directory. */
export class InUseError extends Error {}

/** How long a look by another program, which holds the lock for an instant, is waited out. */
const lookMs = 500

const busy = 5

/** A database that is collected as garbage would let go of its lock. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only owner of a data directory; gives the function that lets go of it.
 *
 * The lock belongs to the file and ends with its process, however that ends: the kernel keeps it, so it holds
 * between containers that cannot see each other's processes. Nothing else in this process may open the lock
 * file: POSIX drops a process's locks when it closes any descriptor of the file.
 *
 * @throws InUseError that names the owner, where the owner has left a note.
 */
export function lockDataDirectory(directory: string): () => void {
  // SQLite only says that it cannot open a file; this says why.
  accessSync(directory, constants.W_OK)
  const lock = tryLock(directory, lookMs)
  if (!lock) {
    throw new InUseError(
      `${directory} is in use by ${describeOwner(directory)}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  held.add(lock)
  const release = () => {
    rmSync(noteFile(directory), { force: true })
    held.delete(lock)
    lock.close()
  }
  leaveNote(directory)
  return release
}

/** Whether a running school owns a data directory at this moment. */
export function isInUse(directory: string): boolean {
  const lock = tryLock(directory, 0)
  lock?.close()
  return lock === undefined
}

function tryLock(directory: string, timeout: number): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(directory, 'owner.lock'), { timeout })
  try {
    // Without a journal nothing is written, so that a full disk does not look like an owner.
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}

/** Who holds the lock, for people to read; whether it is held never depends on it. */
type OwnerNote = { pid: number; host: string; since: string }

function noteFile(directory: string): string {
  return join(directory, 'owner')
}

function leaveNote(directory: string): void {
  const note: OwnerNote = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  try {
    writeFileSync(noteFile(directory), JSON.stringify(note))
  } catch (error) {
    // On a full disk a school still starts, and waits for space.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function describeOwner(directory: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(noteFile(directory), 'utf8')) as OwnerNote
    return `process ${pid} on ${host} since ${since}`
  } catch {
    // The note is missing or torn; the lock stands without it.
    return 'another process'
  }
}
