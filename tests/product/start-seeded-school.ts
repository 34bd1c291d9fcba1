import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import { startPostgres } from '../../apps/server/src/database/embedded/postgres-server.ts'
import type { Database } from '../../apps/server/src/database/schema.ts'
import { copyEmptyStorage } from './copy-empty-storage.ts'
import type { Product } from './start-product.ts'
import { startWithLessons } from './start-with-lessons.ts'

export type SeededSchool = {
  product: Product
  database: Database
  /** Starts it again in the same place, after it was killed. */
  restart: () => Promise<void>
  /** Starts a process beside it that does its work in the background. */
  startWorker: () => Promise<Product>
  close: () => Promise<void>
}

/** The product with its own lessons, and its database accessible to a test. */
export async function startSeededSchool(
  files: Readonly<Record<string, string>>,
  environment: Record<string, string> = {},
): Promise<SeededSchool> {
  const directory = await mkdtemp(join(tmpdir(), 'seeded-'))
  await copyEmptyStorage(directory)
  const postgres = await startPostgres(directory)
  const database = connect(postgres.connection, forMaintenance)
  const school = await startWithLessons(files, {
    ...environment,
    DATABASE_URL: databaseAddress(postgres.connection),
  })
  return {
    product: school.product,
    restart: school.restart,
    startWorker: school.startWorker,
    database,
    close: async () => {
      await school.close()
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
