import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  path: string
  /** Leaves less room than PostgreSQL needs for a new file. */
  fill: () => void
  /** Removes what filled it. */
  clear: () => void
  remove: () => void
}

const blockBytes = 64 * 1024

/** Whether this machine lets us mount a disk. */
export const canMount = process.platform === 'linux' && tryMounting()

/** A real file system of this many megabytes, in memory. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', path])
  const filler = join(path, 'filler')
  return {
    path,
    fill: () => {
      const file = openSync(filler, 'a')
      const block = Buffer.alloc(blockBytes)
      while (statfsSync(path).bavail * statfsSync(path).bsize > blockBytes) writeSync(file, block)
      fsyncSync(file)
      closeSync(file)
    },
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true })
    },
  }
}

function tryMounting(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const canMountHere = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', path]).status === 0
  if (canMountHere) execFileSync('umount', [path])
  rmSync(path, { recursive: true })
  return canMountHere
}
