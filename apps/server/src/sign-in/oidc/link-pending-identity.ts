import { changeAccountOf, type ChangeServices } from '#account-changes/change-account.ts'
import { linkIdentity } from './link-identity.ts'
import { consumePendingIdentity } from './store.ts'

type Confirmed = { email: string; browserHash: Buffer; userId: string }

/** Links the identity that waited for this mailbox, in this browser, to the mailbox's account. */
export async function linkPendingIdentity(
  services: ChangeServices,
  { email, browserHash, userId }: Confirmed,
): Promise<void> {
  const identity = await consumePendingIdentity(services.database, {
    email,
    browserHash,
    now: services.now(),
  })
  if (!identity) return
  await changeAccountOf(services, userId, (transaction, record, { now }) =>
    linkIdentity(transaction, record, { ...identity, userId, now }),
  )
}
