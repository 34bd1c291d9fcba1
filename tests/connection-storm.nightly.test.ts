import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPublicProfile } from '@cairn/contract'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { openDatabase } from './product/open-database.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const timeout = 120_000
const connections = 2000
/** The pool of a process; docs/configuration.md, “Behind PgBouncer”, counts on it. */
const poolSize = 20

describe.skipIf(process.platform !== 'linux')('a storm of connections', { timeout }, () => {
  let database: Awaited<ReturnType<typeof openDatabase>>
  let directory: string
  let port: number
  let product: Product
  let client: ApiClient
  let username: string
  let ids: string[]

  beforeAll(async () => {
    ids = await readChallengeIds()
    directory = await mkdtemp(join(tmpdir(), 'storm-'))
    database = await openDatabase()
    port = await findFreePorts()
    product = await startProduct({
      dataDirectory: directory,
      port,
      environment: { DATABASE_URL: database.address, LOG_LEVEL: 'silent' },
    })
    client = new ApiClient(product.origin)
    username = await client.signIn(product, 'in-a-storm@example.org')
  }, timeout)
  afterAll(async () => {
    await product.stop()
    await database.close()
    await rm(directory, { recursive: true })
  }, timeout)

  async function openMany(): Promise<Socket[]> {
    return Promise.all(
      Array.from({ length: connections }, async () => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        return socket
      }),
    )
  }

  async function countConnections(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = ''
      and backend_type = 'client backend'`.execute(database.database)
    return rows[0]?.count ?? 0
  }

  /** The most connections to the database that were open at once during this work. */
  async function mostDuring(work: () => Promise<void>): Promise<number> {
    let most = 0
    const ended = new AbortController()
    const watch = async () => {
      while (!ended.signal.aborted) {
        most = Math.max(most, await countConnections())
      }
    }
    const watching = watch()
    await work().finally(() => ended.abort())
    await watching
    return most
  }

  async function askAlone(): Promise<void> {
    const alone = new Client(database.address)
    await alone.connect()
    await alone.query('select pg_sleep(1)')
    await alone.end()
  }

  const openFiles = () => readdirSync(`/proc/${product.pid}/fd`).length

  test('that say nothing keeps no one from working, and leaves nothing behind', async () => {
    const before = openFiles()
    const sockets = await openMany()
    expect(sockets).toHaveLength(connections)
    for (const id of ids.slice(0, 20)) await client.complete(id)
    expect((await fetch(`${product.origin}/learn`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(openFiles, { timeout: 30_000 }).toBeLessThan(before + 50)
    expect(await client.completedOnProfile(username)).toHaveLength(20)
  })

  test('that all ask for something is answered, with few connections to the database', async () => {
    const address = `${product.origin}${getPublicProfile.path}?username=${username}`
    let answers: Response[] = []
    const most = await mostDuring(async () => {
      answers = await Promise.all(
        Array.from({ length: 1000 }, () => fetch(address, { headers: { connection: 'close' } })),
      )
    })
    const statuses = new Set(answers.map(({ status }) => status))
    // A client that asks too often is told so; no request is left without an answer.
    expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    expect(statuses).toContain(200)
    expect(most).toBeGreaterThan(0)
    // The pool, that of the queue, and ours.
    expect(most).toBeLessThanOrEqual(2 * poolSize)
    await client.complete(ids[20] ?? '')
  })

  test('twin: without a pool each question has a connection of its own', async () => {
    // The database has no room for these and for those that the pool still keeps.
    await expect.poll(countConnections, { timeout: 60_000 }).toBeLessThan(10)
    const most = await mostDuring(async () => {
      await Promise.all(Array.from({ length: 2 * poolSize + 1 }, askAlone))
    })
    expect(most).toBeGreaterThan(2 * poolSize)
  })
})
