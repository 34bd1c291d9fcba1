import { onTestFinished, test, expect } from 'vitest'
import { canMount, mountSmallDisk } from '#testing/small-disk.ts'
import { checkFolder } from './check-folder.ts'

/** Skipped where the system does not let this process mount a disk, which requires root on Linux. */
test.skipIf(!canMount).for([
  [40, 'broken', /^The disk of DATA_DIR is full: \d+ MB are left\.$/],
  [400, 'odd', /^The disk of DATA_DIR is almost full: \d+ MB are left\.$/],
  [2000, 'good', /^DATA_DIR can be written/],
] as const)('a disk with %i MB', ([megabytes, is, text]) => {
  const disk = mountSmallDisk(megabytes)
  onTestFinished(disk.remove)
  expect(checkFolder('DATA_DIR', disk.path)).toEqual([{ is, text: expect.stringMatching(text) as string }])
})
