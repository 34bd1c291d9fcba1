import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { startPostgres } from './postgres-server.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = () => openStorage({ databaseUrl: undefined, dataDirectory: directory })

describe('storage of our own', () => {
  test('keeps what was committed from one start to the next', async () => {
    const first = await open()
    await first.database
      .insertInto('server_keys')
      .values({ name: 'kept', value: Buffer.from('x') })
      .execute()
    await first.close()
    const second = await open()
    const rows = await second.database.selectFrom('server_keys').select('name').execute()
    expect(rows).toEqual([{ name: 'kept' }])
    await second.close()
  })

  test('writes commits to the disk before it answers', async () => {
    const { database, close } = await open()
    const settings = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(
      database,
    )
    expect(settings.rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on'])
    await close()
  })

  test('stops the orphan of a process that was killed, and loses nothing', async () => {
    const source = `const { openStorage } = await import(${JSON.stringify(join(import.meta.dirname, '../open-storage.ts'))})
      const { database } = await openStorage({ databaseUrl: undefined, dataDirectory: ${JSON.stringify(directory)} })
      await database.insertInto('server_keys').values({ name: 'kept', value: Buffer.from('x') }).execute()
      console.log('committed')`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(owner.stdout, 'data')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const { database, close } = await open()
    expect(await database.selectFrom('server_keys').select('name').execute()).toEqual([{ name: 'kept' }])
    await close()
  })

  test('comes back by itself when all its processes are killed', async () => {
    const { database, close } = await open()
    await database
      .insertInto('server_keys')
      .values({ name: 'kept', value: Buffer.from('x') })
      .execute()
    execFileSync('pkill', ['-KILL', '-f', join(directory, 'postgres')])
    await expect
      .poll(
        () =>
          database
            .selectFrom('server_keys')
            .select('name')
            .execute()
            .catch(() => []),
        { timeout: 15_000 },
      )
      .toEqual([{ name: 'kept' }])
    await close()
  })

  test('two processes that start at once migrate once', async () => {
    const server = await startPostgres(directory)
    const connectionString =
      'host' in server.connection
        ? `postgres://${server.connection.user}:${server.connection.password}@/postgres?host=${server.connection.host}`
        : ''
    const both = await Promise.all(
      [1, 2].map(() => openStorage({ databaseUrl: connectionString, dataDirectory: directory })),
    )
    const [one] = both
    const applied =
      one && (await sql<{ name: string }>`select name from migrations order by name`.execute(one.database))
    const files = await readdir(join(import.meta.dirname, '../migrations'))
    expect(applied?.rows.map(({ name }) => name)).toEqual(files.toSorted())
    for (const { close } of both) await close()
    await server.stop()
  })
})
