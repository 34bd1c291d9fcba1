import { transact } from '#database/transact.ts'
import type { Database } from '#database/schema.ts'
import type { Camper } from '#http/session.ts'
import type { RetiredNames } from '#settings/retired-names.ts'
import { lockUser } from '#users/store.ts'
import { deleteUser, listAddresses, listUsernames, retireNames } from './store.ts'

type Services = { database: Database; retiredNames: RetiredNames }

/**
 * Deletes an account in one transaction. Nothing of it stays in any table but a keyed hash of its names, so
 * that nobody is taken for somebody who is gone (security.md §1a #8, S24).
 */
export async function deleteAccount({ database, retiredNames }: Services, { userId }: Camper): Promise<void> {
  await transact(database, async (transaction) => {
    // Whoever is submitting meanwhile comes before the deletion, or not at all.
    await lockUser(transaction, userId)
    const names = await listUsernames(transaction, userId)
    await retireNames(transaction, names.map(retiredNames.hash))
    await deleteUser(transaction, userId, await listAddresses(transaction, userId))
  })
}
