import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type FailingDisk = {
  path: string
  /** From now on nothing can be written: Linux does this to a disk with errors. */
  fail: () => void
  /** Mounts it again, checked. Nothing may use it meanwhile. */
  repair: () => void
  remove: () => void
}

/** Whether this machine lets us mount a file as a disk. */
export const canMountFiles = process.platform === 'linux' && tryMounting()

/** A real file system of this many megabytes, in a file. */
export function mountFailingDisk(megabytes: number): FailingDisk {
  const folder = mkdtempSync(join(tmpdir(), 'failing-disk-'))
  const image = join(folder, 'image')
  const path = join(folder, 'disk')
  mkdirSync(path)
  const file = openSync(image, 'w')
  ftruncateSync(file, megabytes * 1024 ** 2)
  closeSync(file)
  execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' })
  const mount = () => execFileSync('mount', ['-o', 'loop', image, path])
  mount()
  return {
    path,
    fail: () => execFileSync('mount', ['-o', 'remount,abort', path]),
    repair: () => {
      execFileSync('umount', [path])
      // 1: errors were found, and corrected.
      const { status } = spawnSync('e2fsck', ['-p', image])
      if (status !== 0 && status !== 1) throw new Error(`e2fsck ended with ${status}`)
      mount()
    },
    remove: () => {
      execFileSync('umount', ['--lazy', path])
      rmSync(folder, { recursive: true })
    },
  }
}

function tryMounting(): boolean {
  try {
    mountFailingDisk(4).remove()
    return true
  } catch {
    return false
  }
}
