import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#process/start-error.ts'
import { connect } from '../connect.ts'
import { openStorage } from '../open-storage.ts'
import type { Database } from '../schema.ts'
import { dataFolder, readConnection } from './data-folder.ts'
import { askForProcess } from './process-note.ts'
import { startPostgres } from './postgres-server.ts'
import { isNightly } from '#testing/is-nightly.ts'
import { runUntilKilled } from '#testing/run-until-killed.ts'
import { signalPostgres } from '#testing/signal-postgres.ts'
import { processesIn } from './processes-in.ts'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const readKept = (database: Database) =>
  database
    .selectFrom('server_keys')
    .select('name')
    .execute()
    .catch(() => undefined)

const open = () => openStorage({ databaseUrl: undefined, dataDirectory: directory })

describe('embedded storage', () => {
  test('keeps committed data from one start to the next', async () => {
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

  test.runIf(isNightly)('stops the orphan of a killed process, and loses nothing', async () => {
    const source = `const { openStorage } = await import(${JSON.stringify(join(import.meta.dirname, '../open-storage.ts'))})
      const { database } = await openStorage({ databaseUrl: undefined, dataDirectory: ${JSON.stringify(directory)} })
      await database.insertInto('server_keys').values({ name: 'kept', value: Buffer.from('x') }).execute()
      console.log('committed')`
    await runUntilKilled(source)
    const { database, close } = await open()
    expect(await database.selectFrom('server_keys').select('name').execute()).toEqual([{ name: 'kept' }])
    await close()
  })

  test('restarts by itself when all its processes are killed', async () => {
    const { database, close } = await open()
    await database
      .insertInto('server_keys')
      .values({ name: 'kept', value: Buffer.from('x') })
      .execute()
    signalPostgres(join(directory, 'postgres'), 'SIGKILL')
    await expect.poll(() => readKept(database), { timeout: 15_000 }).toEqual([{ name: 'kept' }])
    await close()
  })

  test.runIf(isNightly)('restarts by itself when the folder of its socket is removed', async () => {
    const { database, close } = await open()
    await rm(dataFolder(directory).socketFolder, { recursive: true })
    await expect.poll(() => readKept(database), { timeout: 15_000 }).toEqual([])
    await expect.poll(() => readConnection(directory).then(askForProcess)).toBeGreaterThan(0)
    await close()
  })

  test('says in one line that the password is wrong or missing', async () => {
    await (await open()).close()
    const { passwordFile } = dataFolder(directory)
    await writeFile(passwordFile, 'another')
    await expect(open()).rejects.toThrow(
      new StartError(
        `The password in ${passwordFile} is not the one the database was created with. Restore the right file, for example from a backup.`,
      ),
    )
    await rm(passwordFile)
    await expect(open()).rejects.toThrow(StartError)
    expect(processesIn(join(directory, 'postgres'))).toEqual([])
  })

  test('says in one line that the database is another program’s', async () => {
    const server = await startPostgres(directory)
    const owner = connect(server.connection)
    await sql`create role former superuser login`.execute(owner)
    await owner.destroy()
    const { data } = dataFolder(directory)
    // As another program's often is: everyone on the machine may enter it.
    await writeFile(join(data, 'pg_hba.conf'), 'local all all trust')
    await server.stop()
    const again = await startPostgres(directory)
    const former = connect({ ...again.connection, user: 'former' })
    await sql`alter role ${sql.ref(again.connection.user)} rename to unknown`.execute(former)
    await former.destroy()
    await again.stop()
    await expect(open()).rejects.toThrow(
      'The database was not made by this school: role "cairn" does not exist',
    )
    await expect(open()).rejects.toThrow(StartError)
    expect(processesIn(data)).toEqual([])
  })

  test('ends with a process that does not wait to close it', async () => {
    const source = `const { PostgresServer } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres-server.ts'))})
      await new PostgresServer(${JSON.stringify(directory)}).start()
      process.exit(1)`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' })
    await once(owner, 'exit')
    await expect.poll(() => processesIn(join(directory, 'postgres'))).toEqual([])
  })

  test.skipIf(process.platform === 'win32')(
    'knows none of the secrets among the settings of the school',
    async () => {
      process.env['SMTP_URL'] = 'smtp://user:hunter2@mail.example'
      const server = await startPostgres(directory)
      delete process.env['SMTP_URL']
      const owner = connect(server.connection)
      const lines = await owner.connection().execute(async (one) => {
        await sql`create temporary table environment (line text)`.execute(one)
        await sql`copy environment from program 'env'`.execute(one)
        return (await sql<{ line: string }>`select line from environment`.execute(one)).rows.map(
          ({ line }) => line,
        )
      })
      await owner.destroy()
      await server.stop()
      expect(lines.join('\n')).toContain('PATH=')
      expect(lines.join('\n')).not.toContain('hunter2')
    },
  )

  test('two processes that start at once migrate once', async () => {
    const server = await startPostgres(directory)
    const connectionString = `postgres://${server.connection.user}:${server.connection.password}@/postgres?host=${server.connection.host}`
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
