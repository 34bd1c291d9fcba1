import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { BackupNote } from './backup-note.ts'

/**
 * The folder of an archive that continues a backup.
 *
 * @throws BackupError if there is none.
 */
export function findLog(archiveDirectory: string, { archive }: BackupNote): string {
  const folder = archive === undefined ? undefined : join(archiveDirectory, archive)
  if (folder === undefined)
    throw new BackupError(
      'The backup was made without an archive. To use the backup alone, set no ARCHIVE_DIR.',
    )
  if (!existsSync(folder))
    throw new BackupError(
      `The archive of this backup, ${folder}, is not there. Correct ARCHIVE_DIR, or set none to use the backup alone.`,
    )
  return folder
}
