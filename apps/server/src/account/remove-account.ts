import type { Queryable } from '#database/schema.ts'
import { giveUpUsername } from '#users/name-store.ts'
import type { RetiredNames } from '#users/retired-names.ts'
import { findUser } from '#users/store.ts'
import { deleteUser, listAddresses, listUsernames, retireNames } from './store.ts'

/** What ends the monthly gifts of an account at their provider: planned with the deletion, begun after it. */
export type GiftEndings = {
  plan: (transaction: Queryable, userId: string) => Promise<void>
  begin: () => void
}

export type RemovalServices = {
  retiredNames: RetiredNames
  /** Undefined in a school that takes no donations. */
  giftEndings?: GiftEndings | undefined
  /** The clock by which names are looked up that were given up. */
  steadyNow: () => Date
}

/**
 * Deletes an account that the transaction has locked. All that remains are keyed hashes of its names, so that no other
 * camper can be mistaken for the deleted one: permanently, or temporarily if few people can know the name.
 */
export async function removeAccount(
  transaction: Queryable,
  { retiredNames, giftEndings, steadyNow }: RemovalServices,
  userId: string,
): Promise<void> {
  const time = steadyNow()
  const user = await findUser(transaction, userId)
  if (user) await giveUpUsername(transaction, user.username, { userId, now: time })
  const names = await listUsernames(transaction, userId)
  const retired = names.map(({ username, freeAt }) => ({ nameHash: retiredNames.hash(username), freeAt }))
  await retireNames(transaction, retired, time)
  await giftEndings?.plan(transaction, userId)
  await deleteUser(transaction, userId, await listAddresses(transaction, userId))
}
