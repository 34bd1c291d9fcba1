import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type CopiedFile, copyFile } from './copy-file.ts'
import { filesBelow } from './files-below.ts'
import { unlessDeleted } from './unless-deleted.ts'

/** Copies a folder whose files may be deleted meanwhile; returns what was copied, by its path below the folder. */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (path: string) => boolean,
): Promise<Map<string, CopiedFile>> {
  const { files, folders } = await filesBelow(from, isWanted)
  for (const path of folders) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  const copied = new Map<string, CopiedFile>()
  for (const path of files) {
    const file = await copyFile(join(from, path), join(to, path)).catch(unlessDeleted)
    if (file) copied.set(path, file)
  }
  return copied
}
