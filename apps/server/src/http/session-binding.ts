import type { Session } from './session.ts'

/** What a token of a signed-in camper is valid with. */
export function sessionBinding({ hash }: Session): string {
  return `session:${hash.toString('base64url')}`
}
