import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkBackup } from '#backup/check-backup.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { pruneArchive } from '#backup/prune-archive.ts'
import { restoreBackup } from '#backup/restore-backup.ts'
import type { Restored } from '#backup/restored.ts'
import type { StorageConfig } from '#config/storage-config.ts'
import { lockDataDirectory } from '#process/owner-lock.ts'
import { CommandError } from './command-error.ts'
import { finishedEarlier } from './finished-earlier.ts'
import type { SchoolCommand } from './school-command.ts'
import { withEmbedded } from './with-embedded.ts'

export const backup: SchoolCommand = {
  words: ['backup'],
  parameters: ['FOLDER'],
  meaning: 'copies the whole school to a new folder',
  run: async ({ storage, now }, [folder = '']) => {
    requireEmbedded(storage)
    const { dataDirectory } = storage
    const note = await withEmbedded(storage, (connection) =>
      makeBackup({ dataDirectory, connection, folder: resolve(folder), now }),
    )
    const sizes = Object.values(note.files).map(({ bytes }) => bytes)
    const megabytes = Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6)
    return `The school is copied to ${folder} (${sizes.length} files, ${megabytes} MB). Keep it as secret as the school itself.`
  },
}

export const checkBackupCommand: SchoolCommand = {
  words: ['check-backup'],
  parameters: ['FOLDER'],
  meaning: 'restores a backup into a folder beside it for a moment, and reads every row',
  run: async ({ storage }, [folder = '']) =>
    `${folder} can be restored. ${describe(await checkBackup(resolve(folder), storage.archiveDirectory))}`,
}

export const restore: SchoolCommand = {
  words: ['restore'],
  parameters: ['FOLDER'],
  optional: 'TIME',
  meaning:
    'puts a backup into a new DATA_DIR, as it was at a time (2027-01-31T08:30:00Z) if there is an archive',
  run: async ({ storage }, [folder = '', time]) => {
    requireEmbedded(storage)
    const { dataDirectory, archiveDirectory } = storage
    const until = time === undefined ? undefined : readTime(time)
    if (until && archiveDirectory === undefined)
      throw new CommandError(
        'Without an archive a backup has no other times. Set ARCHIVE_DIR, or leave the time out.',
      )
    mkdirSync(dataDirectory, { recursive: true })
    const letGo = lockDataDirectory(dataDirectory)
    try {
      const request = { folder: resolve(folder), archiveDirectory, until }
      const restored = await restoreBackup(dataDirectory, request)
      return restored ? `The school is in ${dataDirectory}. ${describe(restored)}` : finishedEarlier
    } finally {
      letGo()
    }
  },
}

export const pruneArchiveCommand: SchoolCommand = {
  words: ['prune-archive'],
  parameters: ['FOLDER'],
  meaning: 'deletes from the archive what came before a backup, the oldest that is kept',
  run: async ({ storage: { archiveDirectory } }, [folder = '']) => {
    if (archiveDirectory === undefined)
      throw new CommandError('There is no archive. Set ARCHIVE_DIR to what the school uses.')
    const count = await pruneArchive(archiveDirectory, resolve(folder))
    return `${count} files are deleted from ${archiveDirectory}.`
  },
}

function requireEmbedded({ databaseUrl }: StorageConfig): void {
  if (databaseUrl !== undefined)
    throw new CommandError(
      'The school’s database is the one that DATABASE_URL names. Back it up with its own tools; docs/backup.md says how.',
    )
}

function readTime(text: string): Date {
  const time = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(time.getTime()))
    throw new CommandError(`“${text}” is not a time. Write it like 2027-01-31T08:30:00Z.`)
  return time
}

function describe({ counts: { rows, campers, completions }, gap }: Restored): string {
  const read = `All rows were read (${rows}; campers: ${campers}; completed lessons: ${completions}).`
  if (!gap) return read
  return `${read}\nThe archive lacks ${gap.missing}. What came after it is not in the school; files of the archive that could not be used: ${gap.later}. Make a new backup soon.`
}
