import type { ChangeServices } from '#account-changes/change-account.ts'
import { recordChange } from '#account-changes/record-change.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import type { Camper } from '#http/session.ts'
import { normaliseCode, normaliseEmail } from '../mail-codes/rules.ts'
import { consumeCode, countCodes } from './store.ts'

/** Redeems a recovery code and finds its camper, whose mailboxes are notified. */
export async function recover(
  { database, mailer, appOrigin, now }: ChangeServices,
  { email: typed, code }: { email: string; code: string },
): Promise<Camper | Refusal<'signin.recovery-invalid'>> {
  const email = normaliseEmail(typed)
  if (email === undefined) return refuse('signin.recovery-invalid')
  const recovered = await transact(database, async (transaction) => {
    const consumed = await consumeCode(transaction, email, hashSecret(normaliseCode(code)))
    if (!consumed) return undefined
    const { row, ...camper } = consumed
    const { left: codesLeft } = await countCodes(transaction, camper.userId)
    const change = {
      userId: camper.userId,
      kind: 'recovery-code-used' as const,
      removed: { recovery_codes: [row] },
      codesLeft,
    }
    return { camper, mails: await recordChange(transaction, change, { appOrigin, now: now() }) }
  })
  if (!recovered) return refuse('signin.recovery-invalid')
  for (const mail of recovered.mails) await mailer.send(mail)
  return recovered.camper
}
