import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Mail, Mailer } from '#mail/mailer.ts'

type RememberOptions = {
  database: Database
  /** If it throws, sending fails with that error. */
  onMail: ((mail: Mail) => void) | undefined
  /** Also stores each mail. */
  kept: Mailer | undefined
}

/** A mailer whose mails tests can read. */
export function rememberMails({ database, onMail, kept }: RememberOptions): {
  mails: Mail[]
  mailer: Mailer
} {
  const mails: Mail[] = []
  const mailer: Mailer = {
    isLocal: true,
    keep: async (transaction, mail) => {
      onMail?.(mail)
      const sendKept = await kept?.keep(transaction, mail)
      return () => {
        mails.push(mail)
        sendKept?.()
      }
    },
    send: async (mail, claim) => {
      if (claim) {
        const isClaimed = await transact(database, async (transaction) => {
          if (!(await claim(transaction))) return false
          onMail?.(mail)
          return true
        })
        if (!isClaimed) return
      } else onMail?.(mail)
      mails.push(mail)
      await kept?.send(mail)
    },
  }
  return { mails, mailer }
}
