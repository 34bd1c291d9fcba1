import { transact } from '#database/transact.ts'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Session } from '#http/session.ts'
import { lockSignedIn } from '#users/lock-signed-in.ts'
import { removeAccount, type RemovalServices } from './remove-account.ts'

type Services = RemovalServices & { database: Database }

/**
 * Deletes a camper's own account in one transaction. Its monthly gifts end, later if their provider does not answer.
 */
export async function deleteAccount(
  { database, giftEndings, ...services }: Services,
  session: Session | undefined,
): Promise<Record<string, never> | Refusal<'signin.required'>> {
  if (!session) return refuse('signin.required')
  const deleted = await transact(database, async (transaction) => {
    // A concurrent submission is stored before the deletion, and deleted with the account, or not stored at all.
    if (!(await lockSignedIn(transaction, session))) return refuse('signin.required')
    await removeAccount(transaction, { giftEndings, ...services }, session.camper.userId)
    return {}
  })
  giftEndings?.begin()
  return deleted
}
