import { randomBytes } from 'node:crypto'

/** An id for a gift whose page has drawn none, so that a second try is a second gift. */
export function newAttemptId(): string {
  return randomBytes(16).toString('hex')
}
