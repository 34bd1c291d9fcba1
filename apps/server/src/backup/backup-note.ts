import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@cairn/contract'
import { BackupError } from './backup-error.ts'

/** What a backup says of itself in `backup.json`, which is written last. */
const BackupNote = z.object({
  format: z.literal(1),
  /** The earliest moment that it can be restored as of. */
  madeAt: z.iso.datetime(),
  /** The oldest file of the write-ahead log that this backup needs. */
  firstLogFile: z.string(),
  /** The school's folder in its archive, if it had one. A name and no path, because files in it are deleted. */
  archive: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
  /** By path below the backup's folder. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
})
export type BackupNote = z.infer<typeof BackupNote>

export const noteName = 'backup.json'

/** @throws BackupError if the folder holds no complete backup. */
export async function readBackupNote(folder: string): Promise<BackupNote> {
  const text = await readFile(join(folder, noteName), 'utf8').catch(() => {
    throw new BackupError(
      `${folder} holds no complete backup: there is no ${noteName}, which is written last.`,
    )
  })
  const note = BackupNote.safeParse(parse(text))
  if (!note.success) throw new BackupError(`${join(folder, noteName)} is damaged. Use another backup.`)
  return note.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
