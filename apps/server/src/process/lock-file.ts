import { DatabaseSync } from 'node:sqlite'

const busy = 5

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
 */
export function lockFile(file: string, kind: LockKind, timeout: number): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout })
  try {
    // Without a journal nothing is written, so that a full disk does not look like an owner.
    lock.exec('pragma journal_mode = off')
    // A transaction locks the file for others with its first read.
    lock.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
