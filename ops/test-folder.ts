import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Twice what a whole run of tests writes: most of it is a database for each file of the server's tests. */
const leastBytes = 8 * 1024 ** 3

/**
 * A new folder for what tests write and nothing needs afterwards: in memory where the system has a folder there with
 * enough room, because some two hundred schools each copy, and delete, a database of forty megabytes. Runs that were
 * killed have left theirs, gigabytes of memory, which are deleted first.
 *
 * @param parent where it is made
 */
export function makeTestFolder(parent?: string): string {
  for (const place of parent ? [parent] : ['/dev/shm', tmpdir()]) deleteLeftovers(place)
  const folder = mkdtempSync(join(parent ?? memoryFolder() ?? tmpdir(), `cairn-tests-${process.pid}-`))
  // Like the system's own: some programs of tests run as another user.
  chmodSync(folder, 0o1777)
  return folder
}

function deleteLeftovers(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, processId] = /^cairn-tests-(\d+)-/.exec(name) ?? []
    if (processId && isGone(Number(processId)) && isOwn(join(parent, name)))
      rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isGone(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return false
  } catch (error) {
    // A process of another user may not be asked, and is there.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

function isOwn(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.()
}

function memoryFolder(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const folder = '/dev/shm'
  try {
    // Tests install packages whose code must be allowed to run.
    if (mountOptions(folder)?.includes('noexec') !== false) return undefined
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, availableMemory()) >= leastBytes ? folder : undefined
  } catch {
    return undefined
  }
}

/** Undefined for a folder that is no mount of its own (proc(5), “/proc/mounts”). */
function mountOptions(folder: string): string[] | undefined {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , , options] = mounts.findLast((line) => line.split(' ')[1] === folder)?.split(' ') ?? []
  return options?.split(',')
}

/** Bytes that programs can have before the system swaps (proc(5), “MemAvailable”). */
function availableMemory(): number {
  const [, kilobytes = '0'] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
