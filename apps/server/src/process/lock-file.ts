import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

/** SQLite's codes for a lock that another connection holds, and for a disk without room. */
const busy = 5
const full = 13

/** A database that is collected as garbage would let go of its lock. */
const held = new Set<DatabaseSync>()

/** `shared` with other holders of a shared lock, or `exclusive`. */
export type LockKind = 'shared' | 'exclusive'

/**
 * Locks a file; gives the function that lets go of it, or undefined while another process holds a lock that excludes
 * this one.
 *
 * The lock belongs to the file and ends with its process, however that ends: the kernel keeps it, so it holds
 * between containers that cannot see each other's processes. Nothing else in this process may open the file: POSIX
 * drops a process's locks when it closes any descriptor of the file.
 *
 * @param timeout milliseconds to wait for the lock
 * @throws StartError for an exclusive lock of an empty file on a full disk
 */
export function lockFile(file: string, kind: LockKind, timeout: number): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout })
  try {
    // Without a journal nothing is written, so that a full disk does not look like an owner.
    lock.exec('pragma journal_mode = off')
    // A transaction locks the file for others with its first read.
    if (kind === 'shared') lock.exec('begin; select count(*) from sqlite_schema')
    else lockAlone(lock)
  } catch (error) {
    lock.close()
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code === busy) return undefined
    if (code === full) throw new StartError(`The disk of ${file} is full. Make some room, then start again.`)
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** An empty file needs room on the disk to be locked, so it gets its first page as soon as there is some. */
function lockAlone(lock: DatabaseSync): void {
  lock.exec('begin exclusive')
  const isWritten = lock.prepare('pragma user_version').get()?.['user_version'] === 1
  if (!isWritten) lock.exec('pragma user_version = 1; commit; begin exclusive')
}
