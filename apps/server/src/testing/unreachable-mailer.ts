import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Mailer } from '#mail/mailer.ts'
import { insertMail } from '#mail/store.ts'

/** For a mail server that is unreachable, so that everything waits in the outbox. */
export function unreachableMailer({ database, now }: { database: Database; now: () => Date }): Mailer {
  return {
    isLocal: false,
    keep: async (transaction, mail) => {
      await insertMail(transaction, mail, now())
      return () => undefined
    },
    send: async (mail) => {
      await transact(database, (transaction) => insertMail(transaction, mail, now()))
    },
  }
}
