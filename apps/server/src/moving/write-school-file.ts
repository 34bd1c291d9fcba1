import { existsSync } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { renameDurably } from '#database/embedded/write-durably.ts'
import type { Lines } from './export-lines.ts'
import { MovingError } from './moving-error.ts'

/**
 * Writes an exported school to a new file that only its owner may read, in constant memory; returns its size in bytes. It
 * has another name until all of it is on disk.
 *
 * @throws MovingError for a file that exists.
 */
export async function writeSchoolFile(path: string, lines: Lines): Promise<number> {
  if (existsSync(path)) throw new MovingError(`${path} exists already. Name a new file.`)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  // Not a file that another user has put there since.
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await pipeline(Readable.from(asText(lines)), createGzip(), file.createWriteStream({ flush: true }))
    const { size } = await stat(unfinished)
    await renameDurably(unfinished, path)
    return size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* asText(lines: Lines): AsyncGenerator<string> {
  for await (const batch of lines) yield `${batch.join('\n')}\n`
}
