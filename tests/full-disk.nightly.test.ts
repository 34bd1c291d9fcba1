import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import { DatabaseAway } from '../apps/server/src/database/database-away.ts'
import { readConnection } from '../apps/server/src/database/embedded/data-folder.ts'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { findDamage } from './product/check-storage.ts'
import { canMount, mountSmallDisk, type SmallDisk } from '../apps/server/src/testing/small-disk.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

/** Skipped where the system does not let this process mount a disk, which requires root on Linux. */
describe.skipIf(!canMount)('a disk that is full', () => {
  let disk: SmallDisk
  let product: Product
  let client: ApiClient
  let username: string
  let ids: string[]
  const acknowledged: string[] = []

  beforeAll(async () => {
    ids = await readChallengeIds()
    disk = mountSmallDisk(200)
    product = await startProduct({
      dataDirectory: join(disk.path, 'data'),
      port: await findFreePorts(),
      environment: { DATABASE_URL: '' },
    })
    client = new ApiClient(product.origin)
    username = await client.signIn(product, 'full@example.org')
    for (const id of ids.slice(0, 10)) {
      await client.complete(id)
      acknowledged.push(id)
    }
  })
  afterAll(async () => {
    disk.clear()
    await product.stop()
    disk.remove()
  })

  const openAsOwner = async () => connect(await readConnection(join(disk.path, 'data')), forMaintenance)

  /** Writes until PostgreSQL needs another file for its write-ahead log and cannot create it: it ends. */
  async function exhaustLog(): Promise<void> {
    const owner = await openAsOwner()
    const write = () =>
      sql`select pg_logical_emit_message(true, 'filling', repeat('x', 1000000))`.execute(owner)
    await expect(
      (async () => {
        while (true) await write()
      })(),
    ).rejects.toBeInstanceOf(DatabaseAway)
    await owner.destroy()
  }

  test('stops only writes, and recovers by itself', async () => {
    disk.fill()
    await exhaustLog()
    await product.printed(/There is no space left on its disk/)

    const call = await fetch(`${product.origin}/api/users/get-public-profile?username=${username}`)
    expect(call.status).toBe(503)
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect(client.complete(ids[10] ?? '')).rejects.toThrow('503')

    const lesson = await fetch(`${product.origin}/learn`, { headers: { accept: 'text/html' } })
    expect(lesson.status).toBe(200)
    const profile = await fetch(`${product.origin}/${username}`, { headers: { accept: 'text/html' } })
    expect(profile.status).toBe(503)
    expect(profile.headers.get('retry-after')).not.toBeNull()
    expect(await profile.text()).toContain('This page did not load')
    const signIn = await fetch(`${product.origin}/signin`, {
      headers: { accept: 'text/html', cookie: 'sid=00000000-0000-4000-8000-000000000000.x' },
    })
    expect(signIn.status).toBe(200)

    disk.clear()
    await product.printed(/The database is back/)
    await expect
      .poll(() => client.complete(ids[10] ?? '').then(() => 'kept', String), { timeout: 30_000 })
      .toBe('kept')
    acknowledged.push(ids[10] ?? '')
    expect(await client.completedOnProfile(username)).toEqual(expect.arrayContaining(acknowledged))
    const owner = await openAsOwner()
    expect(await findDamage(owner)).toEqual([])
    await owner.destroy()
  })
})
