import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { StartError } from '#process/start-error.ts'
import { connect, forMaintenance } from './connect.ts'
import { openStorage } from './open-storage.ts'

let directory: string
let said: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'operators-'))
  said = []
})
afterEach(() => rm(directory, { recursive: true }))

const say = (line: string) => said.push(line)

function addressOf(user: string, password: string, database: string): string {
  const { host, port } = inject('postgres')
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** An empty database, and a role without privileges in it. */
async function operatorsDatabase() {
  const name = `operator_${randomUUID().replaceAll('-', '')}`
  const administrator = connect(inject('postgres'), forMaintenance)
  await sql.raw(`create database ${name}`).execute(administrator)
  await sql.raw(`create role ${name} login password 'secret'`).execute(administrator)
  await administrator.destroy()
  const { user, password } = inject('postgres')
  return { name, owner: addressOf(user, password, name), user: addressOf(name, 'secret', name) }
}

describe('the operator’s own database', () => {
  test('is waited for, and the school says so once', async () => {
    const { owner } = await operatorsDatabase()
    const blocker = createServer((socket) => socket.destroy())
    blocker.listen(0, 'localhost')
    await once(blocker, 'listening')
    const { port } = blocker.address() as { port: number }
    const away = new URL(owner)
    away.searchParams.delete('host')
    away.port = String(port)
    let close: (() => Promise<void>) | undefined
    const opening = openStorage({
      databaseUrl: away.href,
      dataDirectory: directory,
      say,
      onClose: (step) => {
        close = step
      },
    })
    let refusals = 0
    blocker.on('connection', () => (refusals += 1))
    await expect.poll(() => refusals).toBeGreaterThan(2)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('Waiting for the database')
    await close?.()
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' })
    blocker.close()
  })

  test('that rejects us is reported in one line', async () => {
    const { name } = await operatorsDatabase()
    const opening = openStorage({
      databaseUrl: addressOf(name, 'wrong', name),
      dataDirectory: directory,
      say,
    })
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(/^The database refused the connection: .*Check DATABASE_URL\.$/)
  })

  test('is migrated by one role and used by another, if two are given', async () => {
    const { owner, user, name } = await operatorsDatabase()
    const { database, close } = await openStorage({
      databaseUrl: user,
      migrationUrl: owner,
      dataDirectory: directory,
      say,
    })
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database)
    expect(rows).toEqual([{ role: name }])
    expect(await database.selectFrom('users').select('user_id').execute()).toEqual([])
    await expect(sql`drop table users`.execute(database)).rejects.toMatchObject({ code: '42501' })
    await close()
  })

  test('is migrated and used by one role, if one is given', async () => {
    const { owner } = await operatorsDatabase()
    const { database, close } = await openStorage({ databaseUrl: owner, dataDirectory: directory, say })
    await expect(sql`create table stones (id int)`.execute(database)).resolves.toBeDefined()
    await close()
  })
})
