import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically: a reader sees the old text or the new one. A file with the same text is not touched. */
export async function replaceFile(path: string, text: string): Promise<void> {
  if ((await readIfPresent(path)) === text) return
  await mkdir(dirname(path), { recursive: true })
  const next = `${path}.${process.pid}.new`
  await writeFile(next, text)
  await rename(next, path)
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
