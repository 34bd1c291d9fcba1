import { connect, type Connection, forMaintenance } from '#database/connect.ts'
import { DatabaseAway } from '#database/database-away.ts'
import type { Lines } from './export-lines.ts'
import { importLines, type ImportedSchool } from './import-lines.ts'
import { MovingError } from './moving-error.ts'

/**
 * Stores an exported school in an empty database, all of it or nothing.
 *
 * @param connection as the role that is to own the tables
 * @param beforeCommit the last that can fail
 * @throws MovingError if that cannot be done.
 */
export async function importInto(
  connection: Connection,
  lines: Lines,
  beforeCommit: (imported: ImportedSchool) => Promise<void> = async () => undefined,
): Promise<ImportedSchool> {
  const database = connect(connection, forMaintenance)
  try {
    return await database.transaction().execute(async (transaction) => {
      const imported = await importLines(transaction, lines)
      await beforeCommit(imported)
      return imported
    })
  } catch (error) {
    if (error instanceof DatabaseAway)
      throw new MovingError(`The database does not answer, and nothing was changed: ${String(error.cause)}`)
    throw error
  } finally {
    await database.destroy()
  }
}
