import { mailAsText } from './mail-as-text.ts'
import type { Mailer } from './mailer.ts'

type OperatorOptions = { supportEmail: string; print: (text: string) => void }

/**
 * For a school without a mail server that other machines reach. Its operator reads reports on the console and gives
 * campers their codes (`npm run school -- sign-in-code`). No mail is stored, because all others contain secrets that
 * would stay unread in the database.
 */
export function operatorMailer({ supportEmail, print }: OperatorOptions): Mailer {
  return {
    isLocal: false,
    send: async (mail) => {
      if (mail.recipient === supportEmail) print(mailAsText(mail))
    },
  }
}
