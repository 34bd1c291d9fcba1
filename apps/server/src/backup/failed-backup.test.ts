import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { archiveNote } from '#database/embedded/own-archive.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { canMount, mountSmallDisk } from '#testing/small-disk.ts'

vi.setConfig({ testTimeout: 120_000 })

const { pathOf, remove, type, withSchool } = await openDataDirectories()
afterAll(remove)

test('a backup that fails leaves nothing of itself', async () => {
  await withSchool({ data: 'school' }, async () => {
    // What is read last cannot be read.
    await mkdir(join(pathOf('school'), archiveNote))
    await expect(type(['backup', pathOf('backup')], { DATA_DIR: pathOf('school') })).rejects.toThrow('EISDIR')
  })
  expect(await readdir(pathOf(''))).toEqual(['school'])
})

test.skipIf(!canMount)(
  'a backup that does not fit on its disk says so, and leaves the room that it took',
  async () => {
    const disk = mountSmallDisk(10)
    const { exitCode, said } = await withSchool({ data: 'large' }, () =>
      type(['backup', join(disk.path, 'backup')], { DATA_DIR: pathOf('large') }),
    )
    const left = await readdir(disk.path)
    disk.remove()
    expect([exitCode, said, left]).toEqual([1, expect.stringContaining('no space left on the disk'), []])
  },
)
