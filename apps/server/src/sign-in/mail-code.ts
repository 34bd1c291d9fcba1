import { randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { hashSecret } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import { admitMail, type MailLimitServices, type MailRefusal } from './mail-limits/admit-mail.ts'
import type { Asker } from './mail-limits/asker.ts'
import { codeFrom } from './rules.ts'
import { upsertSignInRequest } from './store.ts'

export type SignInServices = MailLimitServices & {
  database: Database
  mailer: Mailer
  /** Told what went wrong with a mail whose asker is not waiting for it. */
  onMailFailure: (error: unknown) => void
  appOrigin: string
  now: () => Date
}

type CodeMail = {
  /** In its normal form. */
  email: string
  returnTo: string
  browserSecret: string
  asker: Asker
  write: (secrets: { token: string; code: string }) => { subject: string; body: string }
}

const tokenBytes = 32

/**
 * Mails what proves that its reader reads this mailbox: a token for a link, and a code to type. A mail may go although
 * its asker is refused: what tells them that would tell them that the address has an account.
 */
export async function mailCode(
  services: Omit<SignInServices, 'appOrigin'>,
  { email, returnTo, browserSecret, asker, write }: CodeMail,
): Promise<MailRefusal | undefined> {
  const { database, mailer, onMailFailure } = services
  const now = services.now()
  const token = randomBytes(tokenBytes).toString('base64url')
  const code = codeFrom(randomBytes(limits.signInCodeLength))
  const mailId = randomUUID()
  const expiresAt = new Date(now.getTime() + limits.signInTokenLifetimeMs)
  const { refusal, goes } = await transact(database, async (transaction) => {
    const wanted = { mailId, email, asker, isToSignIn: true, now }
    const admission = await admitMail(transaction, wanted, services)
    if (admission.goes === 'no') return admission
    const request = { email, tokenHash: hashSecret(token), codeHash: hashSecret(code), returnTo }
    const opened =
      admission.goes === 'yes'
        ? { browserHash: hashSecret(browserSecret), expiresAt }
        : // Takes as long to write, belongs to no browser, and is over at once.
          { browserHash: randomBytes(tokenBytes), expiresAt: now }
    await upsertSignInRequest(transaction, { ...request, ...opened }, now)
    return admission
  })
  if (goes !== 'yes') return refusal
  const text = write({ token, code })
  const sent = mailer.send({ mailId, recipient: email, ...text, kind: 'proof', sendUntil: expiresAt })
  // Those who are refused wait for no mail, whether one goes or not.
  await (refusal ? void sent.catch(onMailFailure) : sent)
  return refusal
}
