import { createHash } from 'node:crypto'

/** An address as Open Badges 3.0 hides it (“IdentityHash”): SHA-256 of the address followed by the salt. */
export function hashOfEmail(email: string, salt: string): string {
  return `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`
}
