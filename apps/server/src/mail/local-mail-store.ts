import type { Queryable } from '#database/schema.ts'
import { keepUsers } from '#users/lock-store.ts'
import type { Mail } from './mailer.ts'

/** Enough for a developer to look up; keeping more would only accumulate personal data. */
const keptCount = 50
const keptMs = 24 * 60 * 60 * 1000

type LocalMail = Pick<Mail, 'mailId' | 'recipient' | 'subject' | 'body'> & { createdAt: Date }

/** Stores a mail for the developer's page, and deletes old ones and those above the limit. */
export async function keepLocalMail(transaction: Queryable, mail: Mail, now: Date): Promise<void> {
  const about = [...(mail.about ?? []), ...(mail.author ? [mail.author.userId] : [])]
  if (!(await keepUsers(transaction, about))) return
  await transaction
    .insertInto('local_mails')
    .values({
      mail_id: mail.mailId,
      recipient: mail.recipient,
      subject: mail.subject,
      body: mail.body,
      created_at: now,
      about,
    })
    .execute()
  await transaction
    .deleteFrom('local_mails')
    .where((row) =>
      row.or([
        row('created_at', '<=', new Date(now.getTime() - keptMs)),
        row(
          'mail_id',
          'in',
          row
            .selectFrom('local_mails')
            .select('mail_id')
            .orderBy('created_at', 'desc')
            .orderBy('mail_id')
            .offset(keptCount),
        ),
      ]),
    )
    .execute()
}

/** Latest first. */
export async function listLocalMail(queryable: Queryable): Promise<LocalMail[]> {
  return queryable
    .selectFrom('local_mails')
    .select(['mail_id as mailId', 'recipient', 'subject', 'body', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .execute()
}
