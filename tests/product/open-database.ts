import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import { startPostgres } from '../../apps/server/src/database/embedded/postgres-server.ts'
import type { Database } from '../../apps/server/src/database/schema.ts'
import { copyEmptyStorage } from './copy-empty-storage.ts'

type OpenDatabase = {
  database: Database
  /** Its DATABASE_URL for a school. */
  address: string
  close: () => Promise<void>
}

/** A PostgreSQL of its own, for a school and for the test of it. */
export async function openDatabase(): Promise<OpenDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'database-'))
  await copyEmptyStorage(directory)
  const postgres = await startPostgres(directory)
  const database = connect(postgres.connection, forMaintenance)
  return {
    database,
    address: databaseAddress(postgres.connection),
    close: async () => {
      await database.destroy()
      await postgres.stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** The path of a folder of sockets takes the place of a host. */
export function databaseAddress(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, password, database } = connection
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
