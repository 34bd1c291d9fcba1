import { randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { hashSecret } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import { admitMail, type MailRefusal } from './admit-mail.ts'
import { codeFrom, type MailLimits } from './rules.ts'
import { putSignInRequest } from './store.ts'

export type SignInServices = {
  database: Database
  mailer: Mailer
  mailLimits: MailLimits
  appOrigin: string
  now: () => Date
}

type CodeMail = {
  /** In its normal form. */
  email: string
  returnTo: string
  browserSecret: string
  network: string
  write: (secrets: { token: string; code: string }) => { subject: string; body: string }
}

const tokenBytes = 32

/** Mails what proves that its reader reads this mailbox: a token for a link, and a code to type. */
export async function mailCode(
  { database, mailer, mailLimits, now }: Omit<SignInServices, 'appOrigin'>,
  { email, returnTo, browserSecret, network, write }: CodeMail,
): Promise<MailRefusal | undefined> {
  const time = now()
  const token = randomBytes(tokenBytes).toString('base64url')
  const code = codeFrom(randomBytes(limits.signInCodeLength))
  const mailId = randomUUID()
  const expiresAt = new Date(time.getTime() + limits.signInTokenLifetimeMs)
  const refusal = await transact(database, async (transaction) => {
    const problem = await admitMail(transaction, { mailId, email, network, now: time }, mailLimits)
    if (problem) return problem
    await putSignInRequest(transaction, {
      emailHash: hashSecret(email),
      email,
      tokenHash: hashSecret(token),
      codeHash: hashSecret(code),
      browserHash: hashSecret(browserSecret),
      returnTo,
      expiresAt,
    })
    return undefined
  })
  if (refusal) return refusal
  const text = write({ token, code })
  await mailer.send({ mailId, recipient: email, ...text, kind: 'proof', sendUntil: expiresAt })
  return undefined
}
