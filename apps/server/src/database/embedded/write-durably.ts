import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file completely or not at all, even with a full disk or a power cut. */
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

/** Renames a file or folder; the new name is on disk when it returns. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return
  const folder = await open(dirname(to))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
