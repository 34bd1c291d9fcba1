import { appendFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canMount, mountSmallDisk, type SmallDisk } from '#testing/small-disk.ts'
import { lockFile } from './lock-file.ts'
import { StartError } from './start-error.ts'

describe.skipIf(!canMount)('a lock on a full disk', () => {
  let disk: SmallDisk
  let file: string
  beforeEach(() => {
    disk = mountSmallDisk(1)
    file = join(disk.path, 'owner.lock')
  })
  afterEach(() => disk.remove())

  /** To the last page. */
  function fillWholly(): void {
    disk.fill()
    expect(() => {
      while (true) appendFileSync(join(disk.path, 'rest'), Buffer.alloc(4096))
    }).toThrow('ENOSPC')
  }

  test('is taken again, and excludes others', () => {
    lockFile(file, 'exclusive', 0)?.()
    fillWholly()
    const release = lockFile(file, 'exclusive', 0)
    expect(release).toBeDefined()
    expect(lockFile(file, 'shared', 0)).toBeUndefined()
    release?.()
  })

  test('twin: an empty file, as it was before, cannot be locked there, and says why in one line', () => {
    writeFileSync(file, '')
    fillWholly()
    expect(() => lockFile(file, 'exclusive', 0)).toThrow(StartError)
    expect(statSync(file).size).toBe(0)
  })
})
