import { createHash, randomBytes } from 'node:crypto'

const secretBytes = 32

export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(secretBytes).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}

/** What is stored of a secret: a stolen database must not contain the secret itself. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
