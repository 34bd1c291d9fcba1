import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canMount, mountSmallDisk, type SmallDisk } from '#testing/small-disk.ts'
import { connect, forMaintenance } from '../connect.ts'
import { DatabaseAway } from '../database-away.ts'
import { PostgresServer } from './postgres-server.ts'
import { prepareServer } from './prepare-server.ts'
import { runServer } from './run-server.ts'

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

  test('twin: PostgreSQL that is started once stays away', async () => {
    const prepared = await prepareServer(directory)
    const { isReady, end } = runServer(prepared, {})
    expect(await isReady).toBe(true)
    disk.fill()
    const database = connect(prepared.connection, forMaintenance)
    const write = () =>
      sql`select pg_logical_emit_message(true, 'filling', repeat('x', 1000000))`.execute(database)
    const writeOn = async () => {
      while (true) await write()
    }
    await expect(writeOn()).rejects.toBeInstanceOf(DatabaseAway)
    await end
    disk.clear()
    await expect(write()).rejects.toBeInstanceOf(DatabaseAway)
    await database.destroy()
  })
})
