import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { RowCounts } from './read-every-row.ts'
import { copyIn } from './copy-in.ts'
import { recover } from './recover.ts'

/**
 * Restores a backup into a folder beside it, reads all of it, and deletes that folder.
 *
 * @throws BackupError if that fails.
 */
export async function checkBackup(folder: string, archiveDirectory: string | undefined): Promise<RowCounts> {
  // Two checks at once must not share it.
  const directory = `${folder}.checked-${randomBytes(4).toString('hex')}`
  try {
    await copyIn(directory, { folder, archiveDirectory, until: undefined })
    return await recover(directory, undefined)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
