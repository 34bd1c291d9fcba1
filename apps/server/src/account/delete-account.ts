import { transact } from '#database/transact.ts'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Session } from '#http/session.ts'
import type { RetiredNames } from '#users/retired-names.ts'
import { giveUpUsername } from '#users/name-store.ts'
import { lockSignedIn } from '#users/lock-signed-in.ts'
import { findUser } from '#users/store.ts'
import { deleteUser, listAddresses, listUsernames, retireNames } from './store.ts'

type Services = { database: Database; retiredNames: RetiredNames; now: () => Date }

/**
 * Deletes an account in one transaction. All that remains are keyed hashes of its names, so that no other camper can
 * be mistaken for the deleted one: permanently, or temporarily if few people can know the name.
 */
export async function deleteAccount(
  { database, retiredNames, now }: Services,
  session: Session | undefined,
): Promise<Record<string, never> | Refusal<'signin.required'>> {
  if (!session) return refuse('signin.required')
  const { userId } = session.camper
  const time = now()
  return transact(database, async (transaction) => {
    // A concurrent submission is stored before the deletion, and deleted with the account, or not stored at all.
    if (!(await lockSignedIn(transaction, session))) return refuse('signin.required')
    const user = await findUser(transaction, userId)
    if (user) await giveUpUsername(transaction, user.username, { userId, now: time })
    const names = await listUsernames(transaction, userId)
    const retired = names.map(({ username, freeAt }) => ({ nameHash: retiredNames.hash(username), freeAt }))
    await retireNames(transaction, retired, time)
    await deleteUser(transaction, userId, await listAddresses(transaction, userId))
    return {}
  })
}
