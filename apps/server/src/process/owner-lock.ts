import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lockFile } from './lock-file.ts'
import { StartError } from './start-error.ts'

/** Another process uses the data directory. */
export class InUseError extends Error {}

/** How long to wait for another program that is checking the lock and holds it for an instant. */
const lookMs = 500

/**
 * Makes this process the only owner of a data directory; returns the function that releases it.
 *
 * @throws InUseError that names the owner, if the owner left a note.
 * @throws StartError if the school there is run by another user.
 */
export function lockDataDirectory(directory: string): () => void {
  // SQLite would only say that it cannot open the file; this says why.
  accessSync(directory, constants.W_OK)
  const unlock = tryLock(directory, lookMs)
  if (!unlock) {
    throw new InUseError(
      `${directory} is in use by ${describeOwner(directory)}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const other = otherUser(directory)
  if (other !== undefined) {
    unlock()
    // Files that root makes there would keep that user from starting the school.
    throw new StartError(
      `The school in ${directory} is run by the user with the id ${other}. Run this as that user (sudo -u '#${other}' …), or give the whole folder to this one (chown -R).`,
    )
  }
  leaveNote(directory)
  return () => {
    rmSync(noteFile(directory), { force: true })
    unlock()
  }
}

/** The user who runs the school in a data directory, if that is not this one. */
function otherUser(directory: string): number | undefined {
  const { uid } = statSync(lockIn(directory))
  return process.getuid && uid !== process.getuid() ? uid : undefined
}

/** Whether a running school owns a data directory at the moment. */
export function isInUse(directory: string): boolean {
  // Looking makes no file: one of root's would keep the user who runs the school from starting it.
  if (!existsSync(lockIn(directory))) return false
  const unlock = tryLock(directory, 0)
  unlock?.()
  return unlock === undefined
}

function lockIn(directory: string): string {
  return join(directory, 'owner.lock')
}

function tryLock(directory: string, timeout: number): (() => void) | undefined {
  const file = lockIn(directory)
  // Any other user of the machine who can read it could hold it, and keep the school from starting.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' })
  else if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  return lockFile(file, 'exclusive', timeout)
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
