import type { BodyOf, OkOf, undoEmailChange as undoEmailChangeCall } from '@cairn/contract'
import { lockUser } from '#users/store.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/session.ts'
import { closeWaysInSince, consumeEmailChange, restoreEmail } from './email-change-store.ts'

type Services = { database: Database; now: () => Date }

/**
 * Takes a change of the address back, on the word of the old mailbox. Nobody stays signed in, not even where
 * the camper was before: the change was made in such a session, and that may be the stolen one.
 */
export async function undoEmailChange(
  { database, now }: Services,
  { token }: BodyOf<typeof undoEmailChangeCall>,
): Promise<OkOf<typeof undoEmailChangeCall> | Refusal<'flash.email-undo-invalid'>> {
  const [userId = '', secret = ''] = token.split('.')
  if (!uuid.test(userId)) return refuse('flash.email-undo-invalid')
  return transact(database, async (transaction) => {
    // Whoever changes the address once more comes before this, and is undone, or afterwards, and has no session.
    await lockUser(transaction, userId)
    const tokenHash = hashSecret(secret)
    const change = await consumeEmailChange(transaction, { userId, tokenHash, now: now() })
    if (!change || !(await restoreEmail(transaction, userId, change.oldEmail)))
      return refuse('flash.email-undo-invalid')
    await closeWaysInSince(transaction, userId, change.changedAt)
    return {
      type: 'success' as const,
      message: 'flash.email-undone' as const,
      variables: { email: change.oldEmail },
    }
  })
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
