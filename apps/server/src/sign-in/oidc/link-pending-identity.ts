import { changeAccountOf, type ChangeServices } from '#account-changes/change-account.ts'
import { isBlocked } from '#users/block-store.ts'
import { lockProven, type ProvenCamper } from '#users/sign-in-epoch-store.ts'
import { linkIdentity } from './link-identity.ts'
import { consumePendingIdentity } from './store.ts'

type Confirmed = { email: string; browserHash: Buffer; proven: ProvenCamper }

/**
 * Links the identity that waited for this mailbox, in this browser, to the mailbox's account, unless that has changed
 * since the mailbox confirmed.
 */
export async function linkPendingIdentity(
  services: ChangeServices,
  { email, browserHash, proven }: Confirmed,
): Promise<void> {
  // The identity waits until an operator unblocks the account, as all else does.
  if (await isBlocked(services.database, proven.userId)) return
  const identity = await consumePendingIdentity(services.database, {
    email,
    browserHash,
    now: services.now(),
  })
  if (!identity) return
  await changeAccountOf(services, proven.userId, async (transaction, record, about) => {
    if (await lockProven(transaction, proven))
      await linkIdentity(transaction, record, { ...identity, ...about })
  })
}
