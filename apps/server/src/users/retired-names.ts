import { createHmac } from 'node:crypto'
import type { Database, Queryable } from '#database/schema.ts'
import { serverKey } from '#database/server-key.ts'
import { isNameRetired } from './name-store.ts'

export type RetiredNames = {
  hash: (username: string) => Buffer
  has: (queryable: Queryable, username: string, now: Date) => Promise<boolean>
}

/** Reserved names of deleted accounts. Checking whether a name is among them requires our key. */
export async function openRetiredNames(database: Database): Promise<RetiredNames> {
  const key = await serverKey(database, 'retired-usernames')
  const hash = (username: string) => createHmac('sha256', key).update(username.toLowerCase()).digest()
  return { hash, has: (queryable, username, now) => isNameRetired(queryable, hash(username), now) }
}
