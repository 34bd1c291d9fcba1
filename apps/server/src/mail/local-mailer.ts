import type { Database } from '#database/schema.ts'
import { keepLocalMail } from './local-mail-store.ts'
import { mailAsText } from './mail-as-text.ts'
import type { Mailer } from './mailer.ts'

type LocalOptions = { database: Database; now: () => Date; print: (text: string) => void }

/** Keeps the latest mail for a developer and prints it on the console, for machines without a mail server. */
export function localMailer({ database, now, print }: LocalOptions): Mailer {
  return {
    isLocal: true,
    send: async (mail, claim) => {
      if (await keepLocalMail(database, mail, { now: now(), claim })) print(mailAsText(mail))
    },
  }
}
