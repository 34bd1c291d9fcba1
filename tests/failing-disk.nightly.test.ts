import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import { readConnection } from '../apps/server/src/database/embedded/data-folder.ts'
import { canMountFiles, type FailingDisk, mountFailingDisk } from '../apps/server/src/testing/failing-disk.ts'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const timeout = 180_000
const email = 'reads@example.org'

/** Skipped where the system does not let this process mount a disk, which requires root on Linux. */
describe.skipIf(!canMountFiles)('a disk that can only be read, because it has errors', { timeout }, () => {
  let disk: FailingDisk
  let product: Product
  let client: ApiClient
  let username: string

  beforeEach(async () => {
    disk = mountFailingDisk(400)
    await start()
  }, timeout)
  afterEach(async () => {
    await product.stop()
    disk.remove()
  })

  async function start(): Promise<void> {
    product = await startProduct({
      dataDirectory: join(disk.path, 'data'),
      port: await findFreePorts(),
      environment: { DATABASE_URL: '' },
    })
    client = new ApiClient(product.origin)
    username = await client.signIn(product, email)
  }

  /** Repairs the disk, as an operator does, and returns what the camper has completed. */
  async function completedAfterRepair(): Promise<string[]> {
    await product.stop()
    disk.repair()
    await start()
    return client.completedOnProfile(username)
  }

  /** What a command of the operator's says. */
  function typeStats(): string {
    const { status, stderr } = spawnSync(process.execPath, ['ops/school.ts', 'stats'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, DATA_DIR: join(disk.path, 'data'), DATABASE_URL: '' },
      encoding: 'utf8',
    })
    return `exit code ${status}: ${stderr}`
  }

  const open = (path: string) => fetch(product.origin + path, { headers: { accept: 'text/html' } })

  test('loses nothing that was acknowledged, and lessons are read meanwhile', async () => {
    const ids = (await readChallengeIds()).slice(0, 11)
    const refused = ids.pop() ?? ''
    for (const id of ids) await client.complete(id)
    disk.fail()
    await expect(client.complete(refused)).rejects.toThrow('503')
    await product.printed(/Its disk can only be read/)
    expect((await open('/learn')).status).toBe(200)
    const profile = await open(`/${username}`)
    expect(profile.status).toBe(503)
    expect(await profile.text()).toContain('This page did not load')
    await product.stop()
    expect(typeStats()).toMatch(/^exit code 1: EROFS.*The disk can only be read/)
    expect((await completedAfterRepair()).toSorted()).toEqual(ids.toSorted())
  })

  test('twin: loses what was acknowledged before it was written', async () => {
    const owner = connect(await readConnection(join(disk.path, 'data')), forMaintenance)
    await sql`alter system set synchronous_commit = off`.execute(owner)
    await sql`alter system set wal_writer_delay = '10s'`.execute(owner)
    await sql`select pg_reload_conf()`.execute(owner)
    await owner.destroy()
    let isLost = false
    // Something else may have had it written just before.
    for (const id of (await readChallengeIds()).slice(0, 5)) {
      if (isLost) break
      await client.complete(id)
      disk.fail()
      isLost = !(await completedAfterRepair()).includes(id)
    }
    expect(isLost).toBe(true)
  })
})
