import { randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@cairn/contract'
import { signInMail } from '@cairn/locales'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import { codeFrom, isTooManyMails, normaliseEmail } from './rules.ts'
import { mailTimes, putSignInRequest, recordMail } from './store.ts'

export type SignInServices = { database: Database; mailer: Mailer; appOrigin: string; now: () => Date }

type MailRequest = { email: string; returnTo: string; browserSecret: string }

const dayMs = 24 * 60 * 60 * 1000
const tokenBytes = 32

/** Mails a link and a code. The answer does not tell whether the address has an account. */
export async function requestSignInMail(
  { database, mailer, appOrigin, now }: SignInServices,
  { email: typed, returnTo, browserSecret }: MailRequest,
): Promise<Record<string, never> | Refusal<'signin.email-invalid' | 'signin.too-many-mails'>> {
  const email = normaliseEmail(typed)
  if (email === undefined) return refuse('signin.email-invalid')
  const time = now()
  const emailHash = hashSecret(email)
  const earlier = await mailTimes(database, emailHash, new Date(time.getTime() - dayMs))
  if (isTooManyMails(earlier, time)) return refuse('signin.too-many-mails')

  const token = randomBytes(tokenBytes).toString('base64url')
  const code = codeFrom(randomBytes(limits.signInCodeLength))
  await putSignInRequest(database, {
    emailHash,
    email,
    tokenHash: hashSecret(token),
    codeHash: hashSecret(code),
    browserHash: hashSecret(browserSecret),
    returnTo,
    expiresAt: new Date(time.getTime() + limits.signInTokenLifetimeMs),
  })
  const mailId = randomUUID()
  await recordMail(database, { emailHash, mailId, sentAt: time })
  // After the `#`, so that the secret never reaches a server log, and mail scanners cannot spend it.
  const link = `${appOrigin}/signin/confirm#t=${token}`
  await mailer.send({ mailId, recipient: email, ...signInMail({ link, code }) })
  return {}
}
