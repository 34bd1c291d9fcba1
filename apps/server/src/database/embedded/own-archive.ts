import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from './write-durably.ts'

/** In a data directory, the name of its folder in the archive. */
export const archiveNote = 'archive-name'

/**
 * The name of a data directory's own folder in the archive, chosen at the first use. A restored school has another one,
 * so that two schools that were the same once never write the same file.
 */
export async function ownArchiveName(dataDirectory: string): Promise<string> {
  const note = join(dataDirectory, archiveNote)
  if (!existsSync(note)) {
    const today = new Date().toISOString().slice(0, 10)
    await writeDurably(note, `${today}-${randomBytes(4).toString('hex')}`)
  }
  return readFile(note, 'utf8')
}

/** The same, if a folder was chosen. */
export async function findOwnArchiveName(dataDirectory: string): Promise<string | undefined> {
  return existsSync(join(dataDirectory, archiveNote)) ? ownArchiveName(dataDirectory) : undefined
}
