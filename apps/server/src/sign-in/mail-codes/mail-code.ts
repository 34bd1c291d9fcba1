import { randomBytes, randomUUID } from 'node:crypto'
import { limits } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { hashSecret } from '#http/secret.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { AskedInLanguage } from '#mail/mails-in.ts'
import { checkMailQuota, type MailLimitServices, type MailRefusal } from '../mail-limits/check-mail-quota.ts'
import { inMailTurn } from '../mail-limits/in-mail-turn.ts'
import type { Requester } from '../mail-limits/requester.ts'
import { codeFrom } from './rules.ts'
import { upsertSignInRequest } from './store.ts'

export type SignInServices = MailLimitServices &
  AskedInLanguage & {
    database: Database
    mailer: Mailer
    /** Receives the error of a mail that its requester is not waiting for. */
    onMailFailure: (error: unknown) => void
    appOrigin: string
    now: () => Date
  }

type CodeMail = {
  /** Normalized. */
  email: string
  returnTo: string
  browserSecret: string
  requester: Requester
  write: (secrets: { token: string; code: string }) => { subject: string; body: string }
}

const tokenBytes = 32

/**
 * Mails a proof of access to this mailbox: a token in a link, and a code to type. A mail may be sent although its
 * requester is told that it is not: the difference would reveal that the address has an account.
 */
export async function mailCode(
  services: Omit<SignInServices, 'appOrigin'>,
  { email, returnTo, browserSecret, requester, write }: CodeMail,
): Promise<MailRefusal | undefined> {
  const { database, mailer, onMailFailure } = services
  const now = services.now()
  const token = randomBytes(tokenBytes).toString('base64url')
  const code = codeFrom(randomBytes(limits.signInCodeLength))
  const mailId = randomUUID()
  const expiresAt = new Date(now.getTime() + limits.signInTokenLifetimeMs)
  const count = () =>
    transact(database, async (transaction) => {
      const wanted = { mailId, email, requester, isToSignIn: true, now }
      const decision = await checkMailQuota(transaction, wanted, services)
      if (decision.action === 'refuse') return decision
      const request = { email, tokenHash: hashSecret(token), codeHash: hashSecret(code), returnTo }
      const opened =
        decision.action === 'send'
          ? { browserHash: hashSecret(browserSecret), expiresAt }
          : // Takes as long to write, belongs to no browser, and expires at once.
            { browserHash: randomBytes(tokenBytes), expiresAt: now }
      await upsertSignInRequest(transaction, { ...request, ...opened }, now)
      return decision
    })
  const { refusal, action } = await inMailTurn(requester.address, count)
  if (action !== 'send') return refusal
  const text = write({ token, code })
  const sent = mailer.send({ mailId, recipient: email, ...text, kind: 'proof', sendUntil: expiresAt })
  // A refused requester does not wait for the mail, whether or not one is sent.
  await (refusal ? void sent.catch(onMailFailure) : sent)
  return refusal
}
