import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, forMaintenance, forRequests, type Patience } from '../apps/server/src/database/connect.ts'
import { DatabaseAway } from '../apps/server/src/database/database-away.ts'
import type { EmbeddedConnection } from '../apps/server/src/database/embedded/data-folder.ts'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'
import { type SlowLine, startSlowLine } from './product/start-slow-line.ts'

const timeout = 120_000
/** Longer than anything waits for the database, and long enough for a busy machine to notice. */
const unbearableMs = 5000

// The database of a test listens on a socket in the file system.
describe.skipIf(process.platform === 'win32')('a school whose database is slow', { timeout }, () => {
  let directory: string
  let line: SlowLine
  let product: Product
  let client: ApiClient
  let username: string
  let ids: string[]
  let connection: EmbeddedConnection
  let stop: () => Promise<void>

  beforeEach(async () => {
    ids = await readChallengeIds()
    directory = await mkdtemp(join(tmpdir(), 'slow-database-'))
    await mkdir(join(directory, 'database'))
    const postgres = await startPostgres(join(directory, 'database'))
    stop = postgres.stop
    connection = postgres.connection
    line = await startSlowLine(join(connection.host, `.s.PGSQL.${connection.port}`))
    product = await startProduct({
      dataDirectory: join(directory, 'school'),
      port: await findFreePorts(),
      environment: { DATABASE_URL: throughLine(connection) },
    })
    client = new ApiClient(product.origin)
    username = await client.signIn(product, 'waits@example.org')
  }, timeout)
  afterEach(async () => {
    await product.stop()
    line.close()
    await stop()
    await rm(directory, { recursive: true })
  }, timeout)

  const throughLine = ({ user, password, database }: EmbeddedConnection) =>
    `postgres://${user}:${password}@127.0.0.1:${line.port}/${database}`
  const open = (path: string) => fetch(product.origin + path, { headers: { accept: 'text/html' } })

  test('is slow as well, and saves what campers do', async () => {
    line.delayMs = 100
    for (const id of ids.slice(0, 3)) await client.complete(id)
    expect(await client.completedOnProfile(username)).toEqual(expect.arrayContaining(ids.slice(0, 3)))
  })

  test('says so when it would have to wait too long, serves lessons, and heals with the database', async () => {
    const [first = '', second = ''] = ids
    await client.complete(first)
    line.delayMs = unbearableMs
    await expect(client.complete(second)).rejects.toThrow('503')
    expect((await open('/learn')).status).toBe(200)
    const profile = await open(`/${username}`)
    expect([profile.status, profile.headers.get('retry-after')]).toEqual([503, expect.any(String)])
    expect(await profile.text()).toContain('This page did not load')

    line.delayMs = 0
    await expect
      .poll(() => client.complete(second).then(() => 'saved', String), { timeout: 60_000 })
      .toBe('saved')
    expect((await client.completedOnProfile(username)).toSorted()).toEqual([first, second].toSorted())
  })

  test('twin: without limits it waits as long as the database takes', async () => {
    line.delayMs = unbearableMs
    const ask = async (patience: Patience) => {
      const database = connect({ connectionString: throughLine(connection) }, patience)
      try {
        await sql`select 1`.execute(database)
      } finally {
        await database.destroy()
      }
    }
    await expect(ask(forRequests)).rejects.toBeInstanceOf(DatabaseAway)
    await ask({ ...forMaintenance, connectionMs: 0 })
  })
})
