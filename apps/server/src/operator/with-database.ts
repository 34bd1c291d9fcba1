import type { StorageConfig } from '#config/storage-config.ts'
import { connect, type Connection } from '#database/connect.ts'
import { DatabaseAway } from '#database/database-away.ts'
import { ping } from '#database/ping.ts'
import type { Database } from '#database/schema.ts'
import { CommandError } from './command-error.ts'
import { withEmbedded } from './with-embedded.ts'

/**
 * Runs `work` with the school's database, whether the school is running or not.
 *
 * @throws CommandError when there is no school, or its database does not answer.
 */
export async function withDatabase<Result>(
  storage: StorageConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl } = storage
  if (databaseUrl !== undefined) return withConnection({ connectionString: databaseUrl }, work)
  return withEmbedded(storage, (connection) => withConnection(connection, work))
}

async function withConnection<Result>(
  connection: Connection,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connect(connection)
  try {
    await ping(database).catch((error: unknown) => {
      throw new CommandError(`The school’s database does not answer: ${messageOf(error)}`)
    })
    return await work(database)
  } finally {
    await database.destroy()
  }
}

/** A host name with several addresses fails once for each, and only the individual errors say why. */
function messageOf(error: unknown): string {
  if (error instanceof DatabaseAway) return messageOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
