import { createHash } from 'node:crypto'

/** The ETag of an answer: a hash of its bytes. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url')}"`
}
