import type { Record } from '#account-changes/change-account.ts'
import type { Queryable } from '#database/schema.ts'
import { type Identity, insertIdentity } from './store.ts'

/** Links an identity to an existing account, in a transaction of `changeAccount`: its mailboxes are notified. */
export async function linkIdentity(
  transaction: Queryable,
  record: Record,
  identity: Identity & { userId: string; now: Date },
): Promise<void> {
  if (await insertIdentity(transaction, identity)) await record('service-linked')
}
