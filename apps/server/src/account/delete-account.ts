import { transact } from '#database/transact.ts'
import type { Database } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'
import type { RetiredNames } from '#settings/retired-names.ts'
import { giveUpUsername } from '#users/name-store.ts'
import { findUser, lockUser } from '#users/store.ts'
import { deleteUser, listAddresses, listUsernames, retireNames } from './store.ts'

type Services = { database: Database; retiredNames: RetiredNames; now: () => Date }

/**
 * Deletes an account in one transaction. Nothing of it stays in any table but a keyed hash of its names, so
 * that nobody is taken for an account that is gone: for ever, or for a while where few can know the name.
 */
export async function deleteAccount(
  { database, retiredNames, now }: Services,
  { userId }: Camper,
): Promise<void> {
  const time = now()
  await transact(database, async (transaction) => {
    // Whoever is submitting meanwhile comes before the deletion, or not at all.
    await lockUser(transaction, userId)
    const user = await findUser(transaction, userId)
    if (user) await giveUpUsername(transaction, user.username, { userId, now: time })
    const names = await listUsernames(transaction, userId)
    const retired = names.map(({ username, freeAt }) => ({ nameHash: retiredNames.hash(username), freeAt }))
    await retireNames(transaction, retired, time)
    await deleteUser(transaction, userId, await listAddresses(transaction, userId))
  })
}
