import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

export type CopiedFile = { bytes: number; sha256: string }

/** Copies a file, of which only we may read the copy; it is on disk when this returns. */
export async function copyFile(from: string, to: string): Promise<CopiedFile> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const copy = await open(to, 'w', 0o600)
  try {
    for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      await copy.writeFile(chunk)
    }
    await copy.sync()
  } finally {
    await copy.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
