import { createHash } from 'node:crypto'

/** Sixteen hexadecimal digits: short enough for a file name, and long enough to rule out collisions. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('hex').slice(0, 16)
}
