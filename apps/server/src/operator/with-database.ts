import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorageConfig } from '#config/config.ts'
import { connect, type Connection } from '#database/connect.ts'
import { DatabaseAway } from '#database/database-away.ts'
import { ping } from '#database/ping.ts'
import { readConnection } from '#database/embedded/data-folder.ts'
import { openStorage } from '#database/open-storage.ts'
import type { Database } from '#database/schema.ts'
import { InUseError, lockDataDirectory } from '#process/owner-lock.ts'
import { CommandError } from './command-error.ts'

/**
 * Runs `work` with the school's database, whether the school is running or not.
 *
 * @throws CommandError when there is no school, or its database does not answer.
 */
export async function withDatabase<Result>(
  storage: StorageConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDirectory } = storage
  if (databaseUrl !== undefined) return withConnection({ connectionString: databaseUrl }, work)
  if (!existsSync(join(dataDirectory, 'postgres'))) {
    throw new CommandError(
      `There is no school in ${dataDirectory}. Start one first, or set DATA_DIR or DATABASE_URL to what the school uses.`,
    )
  }
  const letGo = lockUnlessRunning(dataDirectory)
  if (!letGo) return withConnection(await readConnection(dataDirectory), work)
  try {
    const { database, close } = await openStorage(storage)
    try {
      return await work(database)
    } finally {
      await close()
    }
  } finally {
    letGo()
  }
}

function lockUnlessRunning(dataDirectory: string): (() => void) | undefined {
  try {
    return lockDataDirectory(dataDirectory)
  } catch (error) {
    if (error instanceof InUseError) return undefined
    throw error
  }
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
