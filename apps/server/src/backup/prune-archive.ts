import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupNote } from './backup-note.ts'
import { findLog } from './find-log.ts'
import { logFilesBefore } from '#database/embedded/log-files.ts'

/**
 * Deletes from an archive what came before a backup; returns how many files. Older backups cannot be restored as of
 * another moment from then on.
 *
 * @throws BackupError if the folder holds no complete backup, or one without an archive.
 */
export async function pruneArchive(archiveDirectory: string, folder: string): Promise<number> {
  const note = await readBackupNote(folder)
  const log = findLog(archiveDirectory, note)
  const names = logFilesBefore(await readdir(log), note.firstLogFile)
  for (const name of names) await rm(join(log, name))
  return names.length
}
