import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import type { BackupNote } from './backup-note.ts'
import { copyFile } from './copy-file.ts'
import { filesBelow } from './files-below.ts'

/**
 * Copies the files that a backup names, and its folders, of which PostgreSQL needs the empty ones, too. Only files in
 * its folder count: a changed backup could name others, or have a link or a pipe in their place.
 *
 * @throws BackupError if a file is missing or is not what was written.
 */
export async function copyBack(folder: string, to: string, { files }: BackupNote): Promise<void> {
  const { files: found, folders } = await filesBelow(folder, () => true)
  const existing = new Set(found)
  for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  for (const [path, { sha256 }] of Object.entries(files)) {
    const copied = existing.has(path) ? await copyFile(join(folder, path), join(to, path)) : undefined
    if (copied?.sha256 !== sha256)
      throw new BackupError(`${join(folder, path)} is ${copied ? 'damaged' : 'missing'}. Use another backup.`)
  }
}
