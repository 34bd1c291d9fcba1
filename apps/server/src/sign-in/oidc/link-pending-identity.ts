import type { Database } from '#database/schema.ts'
import { consumePendingIdentity, insertIdentity } from './store.ts'

type Confirmed = { email: string; browserHash: Buffer; userId: string; now: Date }

/** Joins the identity that waited for this mailbox, in this browser, to the account of the mailbox. */
export async function linkPendingIdentity(
  database: Database,
  { email, browserHash, userId, now }: Confirmed,
): Promise<void> {
  const identity = await consumePendingIdentity(database, { email, browserHash, now })
  if (identity) await insertIdentity(database, { ...identity, userId, now })
}
