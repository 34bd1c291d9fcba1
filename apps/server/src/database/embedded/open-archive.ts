import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#process/start-error.ts'
import { claimFolder } from './claim-folder.ts'
import { isInside } from './is-inside.ts'
import { ownArchiveName } from './own-archive.ts'
import type { PostgresSettings } from './run-server.ts'
import type { Launcher } from './unprivileged.ts'

/** A change is in the archive after this long, even when there are few. */
const longestWait = '5min'

/**
 * What waits for the archive goes on waiting while it is not known where that is: a command was started without
 * `ARCHIVE_DIR`.
 */
export const keptForArchive: PostgresSettings = {
  archive_mode: 'on',
  archive_library: '',
  archive_command: '',
}

/**
 * Lets PostgreSQL copy each file of its write-ahead log to the data directory's own folder in an archive
 * (docs/backup.md), before it uses the file again.
 *
 * @throws StartError for an archive in the data directory.
 */
export async function openArchive(
  archiveDirectory: string,
  dataDirectory: string,
  launcher: Launcher,
): Promise<PostgresSettings> {
  if (isInside(archiveDirectory, dataDirectory))
    throw new StartError(
      'ARCHIVE_DIR is inside DATA_DIR, and would be lost with it. Name a folder elsewhere.',
    )
  await mkdir(archiveDirectory, { recursive: true })
  const folder = join(archiveDirectory, await ownArchiveName(dataDirectory))
  await claimFolder(folder, launcher)
  return {
    archive_mode: 'on',
    // A module that comes with PostgreSQL. It needs no shell, and never leaves a file half written.
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    archive_timeout: longestWait,
  }
}
