import { randomBytes, randomUUID } from 'node:crypto'
import { type FlashKey, limits, paths } from '@cairn/contract'
import { emailChangedMail } from '@cairn/locales'
import { transact } from '#database/transact.ts'
import { type Camper, hashSecret } from '#http/session.ts'
import { claimEmail, findIdentity, lockUser } from '#users/store.ts'
import type { EmailServices } from './request-email-change.ts'
import { putEmailChange } from './email-change-store.ts'
import { deletePendingEmail, findPendingEmail, updateUser } from './store.ts'

type Outcome = Extract<
  FlashKey,
  'flash.email-valid' | 'flash.email-link-expired' | 'flash.email-link-invalid'
>

const secretBytes = 32

/** Opens the mailed link: from now on the address is the camper's. The old one is told, and can undo it. */
export async function confirmEmailChange(
  { database, mailer, appOrigin, now }: EmailServices,
  { userId }: Camper,
  { email, token }: { email: string; token: string },
): Promise<Outcome> {
  let oldEmail: string | undefined
  const changedAt = now()
  const expiresAt = new Date(changedAt.getTime() + limits.emailUndoLifetimeMs)
  const secret = randomBytes(secretBytes).toString('base64url')
  const outcome = await transact(database, async (transaction): Promise<Outcome> => {
    // An address that is claimed for an account just being deleted would be nobody's for ever.
    const isThere = await lockUser(transaction, userId)
    const pending = isThere ? await findPendingEmail(transaction, userId) : undefined
    if (!pending || pending.email !== email || !pending.tokenHash.equals(hashSecret(token))) {
      return 'flash.email-link-invalid'
    }
    if (pending.expiresAt < changedAt) return 'flash.email-link-expired'
    const user = await findIdentity(transaction, userId)
    await deletePendingEmail(transaction, userId)
    // Somebody may have signed in with it since.
    if (!user || !(await claimEmail(transaction, email, { userId, now: changedAt })))
      return 'flash.email-link-invalid'
    await putEmailChange(transaction, userId, {
      tokenHash: hashSecret(secret),
      oldEmail: user.email,
      changedAt,
      expiresAt,
    })
    await updateUser(transaction, userId, { email })
    oldEmail = user.email
    return 'flash.email-valid'
  })
  if (oldEmail !== undefined) {
    // After the `#`, so that only a page of ours can spend it, and no mail scanner.
    const link = `${appOrigin}${paths.undoEmail}#t=${userId}.${secret}`
    await mailer.send({
      mailId: randomUUID(),
      recipient: oldEmail,
      ...emailChangedMail({ link }),
      sendUntil: expiresAt,
      about: [userId],
    })
  }
  return outcome
}
