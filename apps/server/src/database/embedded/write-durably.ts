import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that is there as a whole or not at all, also after a full disk or a power cut. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const fresh = `${file}.new`
  const handle = await open(fresh, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await renameDurably(fresh, file)
}

/** Renames a file or folder, and has the new name on disk before it returns. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  // Windows has no way to ask for a folder.
  if (process.platform === 'win32') return
  const folder = await open(dirname(to))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
