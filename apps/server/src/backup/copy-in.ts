import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from '#database/embedded/data-folder.ts'
import { BackupError } from './backup-error.ts'
import { readBackupNote } from './backup-note.ts'
import { copyBack } from './copy-back.ts'
import { copyLog } from './copy-log.ts'
import type { Gap } from '#database/embedded/find-gap.ts'
import { findLog } from './find-log.ts'

export type CopyRequest = {
  /** Of the backup. */
  folder: string
  /** Where schools keep their write-ahead logs; undefined: only the moment of the backup. */
  archiveDirectory: string | undefined
  /** The moment to go back to; undefined: as late as possible. */
  until: Date | undefined
}

/**
 * Copies a backup, and the archived log that continues it, into a folder, which is emptied before. Returns what is missing in
 * that log.
 *
 * @throws BackupError for a damaged backup, one that was made later, and one without that log.
 */
export async function copyIn(
  directory: string,
  { folder, archiveDirectory, until }: CopyRequest,
): Promise<Gap | undefined> {
  const note = await readBackupNote(folder)
  // PostgreSQL notices only if something was written while the backup was made.
  if (until && until < new Date(note.madeAt))
    throw new BackupError(
      `The backup was made at ${note.madeAt}, after ${until.toISOString()}. Use an earlier backup, or name a later time.`,
    )
  await rm(directory, { recursive: true, force: true })
  // Not a folder that another user has put there since.
  await mkdir(directory)
  await copyBack(folder, directory, note)
  if (archiveDirectory === undefined) return undefined
  const log = join(dataFolder(directory).data, 'pg_wal')
  return copyLog(findLog(archiveDirectory, note), log, note.firstLogFile)
}
