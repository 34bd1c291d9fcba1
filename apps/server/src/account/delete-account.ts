import { transact } from '#database/transact.ts'
import type { Database } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'
import type { RetiredNames } from '#users/retired-names.ts'
import { giveUpUsername } from '#users/name-store.ts'
import { findUser, lockUser } from '#users/store.ts'
import { deleteUser, listAddresses, listUsernames, retireNames } from './store.ts'

type Services = { database: Database; retiredNames: RetiredNames; now: () => Date }

/**
 * Deletes an account in one transaction. All that remains are keyed hashes of its names, so that no other camper can
 * be mistaken for the deleted one: permanently, or temporarily if few people can know the name.
 */
export async function deleteAccount(
  { database, retiredNames, now }: Services,
  { userId }: Camper,
): Promise<void> {
  const time = now()
  await transact(database, async (transaction) => {
    // A concurrent submission is stored before the deletion, and deleted with the account, or not stored at all.
    await lockUser(transaction, userId)
    const user = await findUser(transaction, userId)
    if (user) await giveUpUsername(transaction, user.username, { userId, now: time })
    const names = await listUsernames(transaction, userId)
    const retired = names.map(({ username, freeAt }) => ({ nameHash: retiredNames.hash(username), freeAt }))
    await retireNames(transaction, retired, time)
    await deleteUser(transaction, userId, await listAddresses(transaction, userId))
  })
}
