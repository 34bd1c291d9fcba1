import { generateKeyPairSync } from 'node:crypto'

/** A new Ed25519 key as PEM (PKCS #8). */
export function createKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
