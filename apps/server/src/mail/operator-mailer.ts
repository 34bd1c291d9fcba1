import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { mailAsText } from './mail-as-text.ts'
import type { Mail, Mailer } from './mailer.ts'

type OperatorOptions = { database: Database; supportEmail: string; print: (text: string) => void }

/**
 * For a school without a mail server that other machines reach. Its operator reads reports on the console and gives
 * campers their codes (`npm run school -- sign-in-code`). No mail is stored, because all others contain secrets that
 * would stay unread in the database.
 */
export function operatorMailer({ database, supportEmail, print }: OperatorOptions): Mailer {
  const printReport = (mail: Mail) => {
    if (mail.recipient === supportEmail) print(mailAsText(mail))
  }
  return {
    isLocal: false,
    keep: async (_transaction, mail) => () => {
      printReport(mail)
    },
    send: async (mail, claim) => {
      if (claim && !(await transact(database, claim))) return
      printReport(mail)
    },
  }
}
