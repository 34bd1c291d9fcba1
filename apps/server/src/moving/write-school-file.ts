import { randomBytes } from 'node:crypto'
import { lstatSync } from 'node:fs'
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
  refuseWhatExists(path)
  // Another export into the same file must not write into this one.
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await pipeline(Readable.from(asText(lines)), createGzip(), file.createWriteStream({ flush: true }))
    const { size } = await stat(unfinished)
    refuseWhatExists(path)
    await renameDurably(unfinished, path)
    return size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A link that leads nowhere is in the way, too. */
function refuseWhatExists(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw new MovingError(`${path} exists already. Name a new file.`)
}

async function* asText(lines: Lines): AsyncGenerator<string> {
  for await (const batch of lines) yield `${batch.join('\n')}\n`
}
