import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { copyIn } from './copy-in.ts'
import { recover } from './recover.ts'
import type { Restored } from './restored.ts'

/**
 * Restores a backup into a folder beside it, reads all of it, and deletes that folder.
 *
 * @throws BackupError if that fails.
 */
export async function checkBackup(folder: string, archiveDirectory: string | undefined): Promise<Restored> {
  // Two checks at once must not share it.
  const directory = `${folder}.checked-${randomBytes(4).toString('hex')}`
  try {
    const gap = await copyIn(directory, { folder, archiveDirectory, until: undefined })
    return { counts: await recover(directory, { until: undefined, gap }), gap }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
