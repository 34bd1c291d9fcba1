import { createHash } from 'node:crypto'

/** Sixteen hexadecimal digits: short enough for a file name, long enough never to meet its like by chance. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('hex').slice(0, 16)
}
