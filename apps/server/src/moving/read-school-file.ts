import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Lines } from './export-lines.ts'
import { MovingError } from './moving-error.ts'
import { splitLines } from './split-lines.ts'

/** About as much as is stored at once. */
const pieceBytes = 256 * 1024

/**
 * The lines of an exported school, in constant memory.
 *
 * @throws MovingError for a file that is not there, and one that is no such file or damaged.
 */
export async function* readSchoolFile(path: string): Lines {
  const compressed = createReadStream(path)
  const text = createGunzip({ chunkSize: pieceBytes })
  compressed.on('error', (error) => text.destroy(error))
  try {
    yield* splitLines(compressed.pipe(text))
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, path)
  } finally {
    compressed.destroy()
  }
}

function explain(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === 'ENOENT') return new MovingError(`There is no file ${path}.`)
  if (error.code === 'EISDIR') return new MovingError(`${path} is a folder, not a file.`)
  if (error.code?.startsWith('Z_'))
    return new MovingError(`${path} is damaged or incomplete, or no exported school (${error.message}).`)
  return error
}
