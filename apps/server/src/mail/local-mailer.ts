import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { keepLocalMail } from './local-mail-store.ts'
import { mailAsText } from './mail-as-text.ts'
import type { Mailer } from './mailer.ts'

type LocalOptions = { database: Database; now: () => Date; print: (text: string) => void }

/** Keeps the latest mail for a developer and prints it on the console, for machines without a mail server. */
export function localMailer({ database, now, print }: LocalOptions): Mailer {
  return {
    isLocal: true,
    keep: async (transaction, mail) => {
      await keepLocalMail(transaction, mail, now())
      return () => {
        print(mailAsText(mail))
      }
    },
    send: async (mail, claim) => {
      const isSent = await transact(database, async (transaction) => {
        if (claim && !(await claim(transaction))) return false
        await keepLocalMail(transaction, mail, now())
        return true
      })
      if (isSent) print(mailAsText(mail))
    },
  }
}
