import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another process uses the data directory. */
export class InUseError extends Error {}

/**
 * Makes this process the only owner of a data directory; gives the function that lets go of it. A lock
 * whose process is gone, as after a power cut, is taken over.
 *
 * @throws InUseError that names the process.
 */
export function lockDataDirectory(directory: string): () => void {
  const lock = join(directory, 'owner')
  const claim = join(directory, `owner.${process.pid}`)
  const self = identify(process.pid)
  writeFileSync(claim, JSON.stringify(self))
  try {
    // A link appears whole or not at all, and never replaces another.
    if (!tryLink(claim, lock)) takeOver(claim, lock, directory)
  } finally {
    rmSync(claim, { force: true })
  }
  return () => rmSync(lock, { force: true })
}

type Owner = { pid: number; startedAt: string }

function takeOver(claim: string, lock: string, directory: string): void {
  const owner = readOwner(lock)
  if (owner && isAlive(owner)) {
    throw new InUseError(
      `${directory} is in use by process ${owner.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  rmSync(lock, { force: true })
  if (!tryLink(claim, lock)) throw new InUseError(`${directory} has just been taken by another process.`)
}

function tryLink(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readOwner(lock: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Owner
  } catch {
    // Torn by a power cut: whoever wrote it is gone.
    return undefined
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return owner.pid !== process.pid && identify(owner.pid).startedAt === owner.startedAt
}

/** Process ids are used again, so the time of start belongs to the name where the system tells it. */
function identify(pid: number): Owner {
  if (process.platform !== 'linux') return { pid, startedAt: '' }
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return { pid, startedAt: afterName.split(' ')[19] ?? '' }
  } catch {
    return { pid, startedAt: 'gone' }
  }
}
