import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses the data directory. */
export class InUseError extends Error {}

/** How long to wait for another program that is checking the lock and holds it for an instant. */
const lookMs = 500

const busy = 5

/** If the database object were garbage-collected, its lock would be released. */
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only owner of a data directory; returns the function that releases it.
 *
 * The kernel ties the lock to the file and releases it when the process ends, so it works between containers that
 * cannot see each other's processes. Nothing else in this process may open the lock file: POSIX drops a process's
 * locks when it closes any descriptor of the file.
 *
 * @throws InUseError that names the owner, if the owner left a note.
 */
export function lockDataDirectory(directory: string): () => void {
  // SQLite would only say that it cannot open the file; this says why.
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

/** Whether a running school owns a data directory at the moment. */
export function isInUse(directory: string): boolean {
  const lock = tryLock(directory, 0)
  lock?.close()
  return lock === undefined
}

function tryLock(directory: string, timeout: number): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(directory, 'owner.lock'), { timeout })
  try {
    // Without a journal nothing is written, so a full disk is not mistaken for an owner.
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}

/** Describes the owner of the lock to people; whether it is held never depends on this. */
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
    // The note is missing or incomplete; the lock works without it.
    return 'another process'
  }
}
