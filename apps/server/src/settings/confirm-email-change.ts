import { type FlashKey, limits } from '@cairn/contract'
import { changeAccount } from '#account-changes/change-account.ts'
import { keepEmail } from '#account-changes/mailbox-store.ts'
import type { Queryable } from '#database/schema.ts'
import { Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import type { Session } from '#http/session.ts'
import { claimEmail, findUser } from '#users/store.ts'
import type { EmailServices } from './request-email-change.ts'
import {
  deletePendingEmail,
  findPendingEmail,
  lockPendingEmail,
  type PendingEmail,
  updateUser,
} from './store.ts'

type Outcome = Extract<
  FlashKey,
  'flash.email-valid' | 'flash.email-link-expired' | 'flash.email-link-invalid'
>

/**
 * Confirms an address by its mailed link: from now on it is the camper's. The old mailbox is notified and can undo
 * it. Following the link again is answered in the same way.
 */
export async function confirmEmailChange(
  services: EmailServices,
  session: Session,
  link: { email: string; token: string },
): Promise<Outcome> {
  const { email } = link
  // Only the link that was sent may hold the account.
  const { userId: owner } = session.camper
  const known = await findPendingEmail(services.database, owner)
  if (!isSent(known, link)) return outcomeOfOther(services.database, owner, { pending: known, email })
  const outcome = await changeAccount(
    services,
    session,
    async (transaction, record, { userId, now }): Promise<Outcome> => {
      const pending = await lockPendingEmail(transaction, userId)
      if (!isSent(pending, link)) return outcomeOfOther(transaction, userId, { pending, email })
      if (pending.expiresAt < now) return 'flash.email-link-expired'
      await deletePendingEmail(transaction, userId)
      const user = await findUser(transaction, userId)
      // An account may have been created with it in the meantime.
      if (!user || !(await claimEmail(transaction, email, { userId, now }))) return 'flash.email-link-invalid'
      await keepEmail(transaction, user.email, new Date(now.getTime() + limits.undoLifetimeMs))
      await updateUser(transaction, userId, { email })
      // The new mailbox needs no notice: the link was in it.
      await record('email-changed', { email: user.email }, ({ keptUntil }) => keptUntil !== null)
      return 'flash.email-valid'
    },
  )
  return outcome instanceof Refusal ? 'flash.email-link-invalid' : outcome
}

function isSent(
  pending: PendingEmail | undefined,
  { email, token }: { email: string; token: string },
): pending is PendingEmail {
  return pending?.email === email && pending.tokenHash.equals(hashSecret(token))
}

/** A link that is followed again, by a second click or because the answer was lost, has done its work. */
async function outcomeOfOther(
  queryable: Queryable,
  userId: string,
  { pending, email }: { pending: PendingEmail | undefined; email: string },
): Promise<Outcome> {
  const isDone = !pending && (await findUser(queryable, userId))?.email === email
  return isDone ? 'flash.email-valid' : 'flash.email-link-invalid'
}
