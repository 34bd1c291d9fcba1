import { transact } from '#database/transact.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Session } from '#http/session.ts'
import type { RetiredNames } from '#users/retired-names.ts'
import { giveUpUsername } from '#users/name-store.ts'
import { lockSignedIn } from '#users/lock-signed-in.ts'
import { findUser } from '#users/store.ts'
import { deleteUser, listAddresses, listUsernames, retireNames } from './store.ts'

/** What ends the monthly gifts of an account at their provider: planned with the deletion, begun after it. */
export type GiftEndings = {
  plan: (transaction: Queryable, userId: string) => Promise<void>
  begin: () => void
}

type Services = {
  database: Database
  retiredNames: RetiredNames
  /** Undefined in a school that takes no donations. */
  giftEndings?: GiftEndings | undefined
  now: () => Date
}

/**
 * Deletes an account in one transaction. All that remains are keyed hashes of its names, so that no other camper can
 * be mistaken for the deleted one: permanently, or temporarily if few people can know the name. Its monthly gifts end,
 * later if their provider does not answer.
 */
export async function deleteAccount(
  { database, retiredNames, giftEndings, now }: Services,
  session: Session | undefined,
): Promise<Record<string, never> | Refusal<'signin.required'>> {
  if (!session) return refuse('signin.required')
  const { userId } = session.camper
  const time = now()
  const deleted = await transact(database, async (transaction) => {
    // A concurrent submission is stored before the deletion, and deleted with the account, or not stored at all.
    if (!(await lockSignedIn(transaction, session))) return refuse('signin.required')
    const user = await findUser(transaction, userId)
    if (user) await giveUpUsername(transaction, user.username, { userId, now: time })
    const names = await listUsernames(transaction, userId)
    const retired = names.map(({ username, freeAt }) => ({ nameHash: retiredNames.hash(username), freeAt }))
    await retireNames(transaction, retired, time)
    await giftEndings?.plan(transaction, userId)
    await deleteUser(transaction, userId, await listAddresses(transaction, userId))
    return {}
  })
  giftEndings?.begin()
  return deleted
}
