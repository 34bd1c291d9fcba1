import { mailAsText } from './mail-as-text.ts'
import type { Mailer } from './mailer.ts'

type OperatorOptions = { supportEmail: string; print: (text: string) => void }

/**
 * For a school without a mail server that other machines reach. Its operator reads reports on the console and tells
 * campers their codes (`npm run school -- sign-in-code`). Nothing is kept, because all other mail holds secrets that
 * would lie in the database for no reader.
 */
export function operatorMailer({ supportEmail, print }: OperatorOptions): Mailer {
  return {
    isLocal: false,
    send: async (mail) => {
      if (mail.recipient === supportEmail) print(mailAsText(mail))
    },
  }
}
