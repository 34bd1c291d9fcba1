import { changeAccountOf, type ChangeServices } from '#account-changes/change-account.ts'
import { linkIdentity } from './link-identity.ts'
import { consumePendingIdentity } from './store.ts'

type Confirmed = { emailHash: Buffer; browserHash: Buffer; userId: string }

/** Joins the identity that waited for this mailbox, in this browser, to the account of the mailbox. */
export async function linkPendingIdentity(
  services: ChangeServices,
  { emailHash, browserHash, userId }: Confirmed,
): Promise<void> {
  const identity = await consumePendingIdentity(services.database, {
    emailHash,
    browserHash,
    now: services.now(),
  })
  if (!identity) return
  await changeAccountOf(services, userId, (transaction, record, { now }) =>
    linkIdentity(transaction, record, { ...identity, userId, now }),
  )
}
