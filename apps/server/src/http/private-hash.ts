import { createHmac, createSecretKey } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { serverKey } from '#database/server-key.ts'

/** A hash of an address, a network or the like, which reveals nothing without the school's key. */
export type PrivateHash = (kind: string, text: string) => Buffer

export async function openPrivateHash(database: Database): Promise<PrivateHash> {
  const key = createSecretKey(await serverKey(database, 'private-hashes'))
  return (kind, text) => createHmac('sha256', key).update(`${kind}\n${text}`).digest()
}
