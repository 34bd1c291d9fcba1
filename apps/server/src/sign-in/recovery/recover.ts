import type { ChangeServices } from '#account-changes/change-account.ts'
import { recordChange } from '#account-changes/record-change.ts'
import { transact } from '#database/transact.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import { isBlocked } from '#users/block-store.ts'
import { lockProven, type ProvenCamper } from '#users/sign-in-epoch-store.ts'
import { normaliseCode, normaliseEmail } from '../mail-codes/rules.ts'
import { consumeCode, countCodes, findCodeOwner } from './store.ts'

/**
 * Redeems a recovery code and finds its camper, whose mailboxes are notified. A blocked camper keeps their codes, which are
 * their last way in once they are unblocked.
 */
export async function recover(
  { database, mailer, appOrigin, language, now }: ChangeServices,
  { email: typed, code }: { email: string; code: string },
): Promise<ProvenCamper | Refusal<'signin.recovery-invalid' | 'signin.blocked'>> {
  const email = normaliseEmail(typed)
  if (email === undefined) return refuse('signin.recovery-invalid')
  const codeHash = hashSecret(normaliseCode(code))
  const owner = await findCodeOwner(database, email, codeHash)
  if (!owner) return refuse('signin.recovery-invalid')
  const { userId } = owner
  const sendNotices = await transact(database, async (transaction) => {
    // Before the code is redeemed, because an undo locks in this order too.
    if (!(await lockProven(transaction, owner))) return undefined
    if (await isBlocked(transaction, userId)) return refuse('signin.blocked')
    const row = await consumeCode(transaction, { userId, codeHash })
    if (!row) return undefined
    const { left: codesLeft } = await countCodes(transaction, userId)
    const change = {
      userId,
      kind: 'recovery-code-used' as const,
      removed: { recovery_codes: [row] },
      codesLeft,
    }
    return recordChange(transaction, change, { mailer, appOrigin, ...(language && { language }), now: now() })
  })
  if (!sendNotices) return refuse('signin.recovery-invalid')
  if (sendNotices instanceof Refusal) return sendNotices
  sendNotices()
  return owner
}
