import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canMount, mountSmallDisk, type SmallDisk } from '#testing/small-disk.ts'
import { PostgresServer } from './postgres-server.ts'

/** Skipped where this process may not mount a disk, which takes root on Linux. */
describe.skipIf(!canMount)('starting on a full disk', () => {
  let disk: SmallDisk
  let directory: string
  let said: string[]
  let server: PostgresServer

  beforeEach(() => {
    disk = mountSmallDisk(120)
    directory = join(disk.path, 'data')
    mkdirSync(directory)
    said = []
    server = new PostgresServer(directory, { say: (line) => said.push(line) })
  })
  afterEach(async () => {
    disk.clear()
    await server.stop()
    disk.remove()
  })

  test('waits for space, says so, and continues by itself', async () => {
    disk.fill()
    const start = server.start()
    await expect.poll(() => said.join()).toMatch(/no space left/i)
    disk.clear()
    await expect(start).resolves.toMatchObject({ user: 'cairn' })
  })

  test('can be stopped while it waits', async () => {
    disk.fill()
    void server.start()
    await expect.poll(() => said.join()).toMatch(/no space left/i)
    await server.stop()
  })
})
