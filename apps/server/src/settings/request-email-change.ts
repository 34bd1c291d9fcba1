import { randomBytes, randomUUID } from 'node:crypto'
import { inLanguage, limits, type OkOf, type updateEmail } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import type { Session } from '#http/session.ts'
import type { Mail, Mailer } from '#mail/mailer.ts'
import {
  checkMailQuota,
  type MailLimitServices,
  type MailRefusal,
} from '#sign-in/mail-limits/check-mail-quota.ts'
import { type AskedInLanguage, mailsIn } from '#mail/mails-in.ts'
import { inMailTurn } from '#sign-in/mail-limits/in-mail-turn.ts'
import { normaliseEmail } from '#sign-in/mail-codes/rules.ts'
import { lockSignedIn } from '#users/lock-signed-in.ts'
import { findUser } from '#users/store.ts'
import { findEmailOwner, lockPendingEmail, upsertPendingEmail } from './store.ts'

export type EmailServices = MailLimitServices &
  AskedInLanguage & {
    database: Database
    mailer: Mailer
    appOrigin: string
    now: () => Date
  }
type Answer = OkOf<typeof updateEmail> | Refusal<keyof typeof updateEmail.refusals>

const tokenBytes = 48
const minuteMs = 60_000

/** Mails a link to the new address; nothing changes before it is opened. */
export async function requestEmailChange(
  services: EmailServices,
  session: Session | undefined,
  { typed, address }: { typed: string; address: string },
): Promise<Answer> {
  if (!session) return refuse('signin.required')
  const { database, mailer, appOrigin, language = 'english', now } = services
  const { userId } = session.camper
  const email = normaliseEmail(typed)
  if (email === undefined) return refuse('flash.email-invalid')
  const sentAt = now()
  const mailId = randomUUID()
  const token = randomBytes(tokenBytes).toString('base64url')
  const count = () =>
    transact(
      database,
      async (
        transaction,
      ): Promise<
        Mail | MailRefusal | Refusal<'flash.email-same' | 'flash.email-too-soon' | 'signin.required'>
      > => {
        if (!(await lockSignedIn(transaction, session))) return refuse('signin.required')
        const user = await findUser(transaction, userId)
        if (user?.email === email) return refuse('flash.email-same')
        const pending = await lockPendingEmail(transaction, userId)
        const waitMs = pending
          ? limits.emailLinkIntervalMs - (sentAt.getTime() - pending.sentAt.getTime())
          : 0
        if (waitMs > 0) return refuse('flash.email-too-soon', { minutes: Math.ceil(waitMs / minuteMs) })
        // A mailbox must not be flooded, however many accounts ask.
        const requester = { address, marks: [] }
        const wanted = { mailId, email, requester, isToSignIn: false, now: sentAt }
        const { refusal } = await checkMailQuota(transaction, wanted, services)
        if (refusal) return refusal
        const expiresAt = new Date(sentAt.getTime() + limits.emailLinkLifetimeMs)
        await upsertPendingEmail(transaction, userId, {
          email,
          tokenHash: hashSecret(token),
          sentAt,
          expiresAt,
        })
        const owner = await findEmailOwner(transaction, email, sentAt)
        const query = { email: Buffer.from(email).toString('base64'), token, emailChange: 'true' }
        const link = `${appOrigin}${inLanguage('/confirm-email', language)}?${new URLSearchParams(query).toString()}`
        // The owner of the address is told, and the requester is not.
        const isFree = owner === undefined || owner === userId
        const text = isFree ? mailsIn(language).emailChangeMail({ link }) : mailsIn(language).emailTakenMail()
        return {
          mailId,
          recipient: email,
          ...text,
          kind: 'proof',
          sendUntil: expiresAt,
          about: [userId],
        }
      },
    )
  const mail = await inMailTurn(address, count)
  if (mail instanceof Refusal) return mail
  await mailer.send(mail)
  return { type: 'info', message: 'flash.email-look-in-mailbox', variables: { email } }
}
