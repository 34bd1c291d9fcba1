import type { Database } from '#database/schema.ts'
import { mailAsText } from './mail-as-text.ts'
import type { Mailer } from './mailer.ts'
import { putMail } from './store.ts'

type LocalOptions = { database: Database; now: () => Date; print: (text: string) => void }

/** Keeps mail in the outbox table and shows it on the console, for machines without a mail server. */
export function localMailer({ database, now, print }: LocalOptions): Mailer {
  return {
    isLocal: true,
    send: async (mail) => {
      await putMail(database, mail, { now: now(), nextTryAt: now() })
      print(mailAsText(mail))
    },
  }
}
