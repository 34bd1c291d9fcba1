import { existsSync } from 'node:fs'
import { unlessInterrupted } from '#backup/unless-interrupted.ts'
import type { StorageConfig } from '#config/storage-config.ts'
import { dataFolder, type EmbeddedConnection, readConnection } from '#database/embedded/data-folder.ts'
import { openStorage } from '#database/open-storage.ts'
import { CommandError } from './command-error.ts'
import { lockUnlessRunning } from './lock-unless-running.ts'

/**
 * Runs `work` with the connection of the embedded database's owner, whether the school is running or not.
 *
 * @throws CommandError when there is no school, and BackupError when a signal ended what was begun.
 */
export async function withEmbedded<Result>(
  storage: StorageConfig,
  work: (connection: EmbeddedConnection) => Promise<Result>,
): Promise<Result> {
  const { dataDirectory } = storage
  if (!existsSync(dataFolder(dataDirectory).data))
    throw new CommandError(
      `There is no school in ${dataDirectory}. Start one first, or set DATA_DIR or DATABASE_URL to what the school uses.`,
    )
  const letGo = lockUnlessRunning(dataDirectory)
  if (!letGo) return work(await readConnection(dataDirectory))
  // A database that is closed while it starts never tells that it has.
  const closed = Promise.withResolvers<never>()
  let close: () => Promise<void> = async () => undefined
  const stop = () => void close().then(closed.reject, closed.reject)
  const open = async () => {
    await openStorage({ ...storage, onClose: (given) => (close = given) })
    try {
      return await work(await readConnection(dataDirectory))
    } finally {
      await close()
    }
  }
  try {
    return await unlessInterrupted(stop, () => Promise.race([open(), closed.promise]))
  } finally {
    letGo()
  }
}
