import { createTransport } from 'nodemailer'
import type { Database } from '#database/schema.ts'
import type { Mailer } from './mailer.ts'
import { claimMail, markFailed, markSent, putMail, type WaitingMail } from './store.ts'

export type SmtpOptions = {
  database: Database
  smtpUrl: string
  from: string
  now: () => Date
  onFailure: (error: unknown, mail?: { mailId: string; tries: number }) => void
}

/** Eight tries over about a day: 1, 4, 16, 64 … minutes apart. */
const maximumTries = 8
const firstWaitMs = 60 * 1000
const longestWaitMs = 6 * 60 * 60 * 1000
const sweepMs = 60 * 1000

/** Sends through the operator's mail server; what cannot be sent now waits in the outbox table. */
export function smtpMailer({
  database,
  smtpUrl,
  from,
  now,
  onFailure,
}: SmtpOptions): Mailer & { close: () => void } {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })

  const later = (ms: number) => new Date(now().getTime() + ms)
  const attempt = async ({ mailId, recipient, subject, body, tries }: WaitingMail) => {
    try {
      await transport.sendMail({
        from,
        // An object, never text: text is read as a list of addresses (security.md §1a #17).
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId: `<${mailId}@${from.split('@')[1]}>`,
      })
      await markSent(database, mailId, now())
    } catch (error) {
      onFailure(error, { mailId, tries })
      const waitMs = Math.min(firstWaitMs * 4 ** tries, longestWaitMs)
      await markFailed(database, mailId, later(waitMs))
    }
  }
  const sweep = async () => {
    for (const mail of await claimMail(database, {
      now: now(),
      nextTryAt: later(firstWaitMs),
      maximumTries,
    })) {
      await attempt(mail)
    }
  }
  const timer = setInterval(() => void sweep().catch(onFailure), sweepMs)
  return {
    isLocal: false,
    send: async (mail) => {
      await putMail(database, mail, { now: now(), nextTryAt: later(firstWaitMs) })
      // Not awaited: a slow mail server must not tell, by its slowness, that a mail was sent.
      void attempt({ ...mail, tries: 0 }).catch(onFailure)
    },
    close: () => {
      clearInterval(timer)
      transport.close()
    },
  }
}
