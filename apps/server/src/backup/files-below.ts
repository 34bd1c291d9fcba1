import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessDeleted } from './unless-deleted.ts'

type Entries = {
  /** Paths below the folder, with `/` between their parts. */
  files: string[]
  folders: string[]
}

/** Files and folders below a folder, at any depth, without links and those for which `isWanted` is false. */
export async function filesBelow(root: string, isWanted: (path: string) => boolean): Promise<Entries> {
  const found: Entries = { files: [], folders: [] }
  async function visit(folder: string): Promise<void> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(unlessDeleted)
    for (const entry of entries ?? []) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!isWanted(path)) continue
      if (entry.isFile()) found.files.push(path)
      if (!entry.isDirectory()) continue
      found.folders.push(path)
      await visit(path)
    }
  }
  await visit('')
  return found
}
