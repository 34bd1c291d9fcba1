import { mkdirSync } from 'node:fs'
import { connect } from './connect.ts'
import { startPostgres } from './embedded/postgres-server.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.ts'

export type Storage = { database: Database; close: () => Promise<void> }

type StorageOptions = { databaseUrl: string | undefined; dataDirectory: string }

/** Opens the database, our own or the operator's, with an up-to-date schema. */
export async function openStorage({ databaseUrl, dataDirectory }: StorageOptions): Promise<Storage> {
  mkdirSync(dataDirectory, { recursive: true })
  const server = databaseUrl === undefined ? await startPostgres(dataDirectory) : undefined
  const database = connect(server?.connection ?? { connectionString: databaseUrl ?? '' })
  await migrate(database)
  return {
    database,
    close: async () => {
      await database.destroy()
      await server?.stop()
    },
  }
}
