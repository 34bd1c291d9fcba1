import { randomBytes } from 'node:crypto'
import { limits } from '@cairn/contract'
import { changeAccount, type ChangeServices } from '#account-changes/change-account.ts'
import type { Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import type { Session } from '#http/session.ts'
import { codeFrom, normaliseCode } from '../mail-codes/rules.ts'
import { replaceCodes } from './store.ts'

/** New codes in groups of four letters, as people copy them. The old ones are invalid from now on. */
export async function makeCodes(
  services: ChangeServices,
  session: Session | undefined,
): Promise<{ codes: string[] } | Refusal<'signin.required'>> {
  const codes = Array.from({ length: limits.recoveryCodes }, () =>
    codeFrom(randomBytes(limits.recoveryCodeLength)).replaceAll(/(.{4})(?=.)/g, '$1-'),
  )
  const codeHashes = codes.map((code) => hashSecret(normaliseCode(code)))
  return changeAccount(services, session, async (transaction, record, { userId, now }) => {
    const replaced = await replaceCodes(transaction, { userId, codeHashes, now })
    await record('recovery-codes-made', { recovery_codes: replaced })
    return { codes }
  })
}
