import { sql } from 'kysely'
import { changesRows } from '#database/changes-rows.ts'
import type { Queryable } from '#database/schema.ts'
import { keepUsers } from '#users/lock-store.ts'
import type { Mail, MailKind } from './mailer.ts'
import { mailLifetimeMs } from './rules.ts'

/** Adds a mail to the outbox. False if an account that it is about is gone. */
export async function insertMail(transaction: Queryable, mail: Mail, now: Date): Promise<boolean> {
  const { kind = 'notice', about = [], author } = mail
  if (!(await keepUsers(transaction, author ? [...about, author.userId] : about))) return false
  await transaction
    .insertInto('mail_outbox')
    .values({
      mail_id: mail.mailId,
      recipient: mail.recipient,
      subject: mail.subject,
      body: mail.body,
      created_at: now,
      kind,
      send_until: mail.sendUntil ?? new Date(now.getTime() + mailLifetimeMs),
      about: [...about],
      author_id: author?.userId ?? null,
      body_without_author: author?.bodyWithout ?? null,
    })
    .execute()
  return true
}

type AttemptedMail = Pick<Mail, 'mailId' | 'recipient' | 'subject' | 'body'> & {
  kind: MailKind
  /** Including this attempt. */
  tries: number
  sendUntil: Date
  isInDoubt: boolean
}

/** Begins an attempt to send a mail, and ends the right of all earlier ones to do so. Undefined if the mail is gone. */
export async function beginAttempt(queryable: Queryable, mailId: string): Promise<AttemptedMail | undefined> {
  return queryable
    .updateTable('mail_outbox')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('mail_id', '=', mailId)
    .returning([
      'mail_id as mailId',
      'recipient',
      'subject',
      'body',
      'kind',
      'tries',
      'send_until as sendUntil',
      'is_in_doubt as isInDoubt',
    ])
    .executeTakeFirst()
}

type Attempt = Pick<AttemptedMail, 'mailId' | 'tries'>

/**
 * Records that the mail server may have the mail from now on. False if it must not be sent anymore: another attempt
 * has begun, or the mail has expired or was withdrawn.
 */
export async function markInDoubt(
  queryable: Queryable,
  { mailId, tries }: Attempt,
  now: Date,
): Promise<boolean> {
  return changesRows(
    queryable
      .updateTable('mail_outbox')
      .set({ is_in_doubt: true })
      .where('mail_id', '=', mailId)
      .where('tries', '=', tries)
      .where('send_until', '>', now),
  )
}

/** Records that an attempt has failed, and that the mail may be sent again. */
export async function endDoubt(queryable: Queryable, { mailId, tries }: Attempt): Promise<void> {
  await queryable
    .updateTable('mail_outbox')
    .set({ is_in_doubt: false })
    .where('mail_id', '=', mailId)
    .where('tries', '=', tries)
    .execute()
}

/** Works for any attempt: another one that has not started sending yet then finds no mail. */
export async function deleteMail(queryable: Queryable, mailId: string): Promise<void> {
  await queryable.deleteFrom('mail_outbox').where('mail_id', '=', mailId).execute()
}

/** Stored mail to these addresses, oldest first. Its text is left out, because it contains codes and links. */
export async function listMailTo(
  queryable: Queryable,
  addresses: readonly string[],
): Promise<{ createdAt: Date; recipient: string }[]> {
  const mailIn = (table: 'mail_outbox' | 'local_mails') =>
    queryable
      .selectFrom(table)
      .select(['created_at as createdAt', 'recipient'])
      .where('recipient', 'in', addresses)
  return mailIn('mail_outbox').unionAll(mailIn('local_mails')).orderBy('createdAt').execute()
}

/** Deletes what an account would leave behind: mail to it and about it, and its name in mail that it wrote. */
export async function deleteMailOf(
  queryable: Queryable,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  const concernsThem = sql<boolean>`(recipient = any(${[...addresses]}) or ${userId}::uuid = any(about))`
  for (const table of ['local_mails', 'mail_outbox'] as const)
    await queryable.deleteFrom(table).where(concernsThem).execute()
  // After the outbox, from which a mail may come at this moment.
  if (addresses.length > 0)
    await queryable.deleteFrom('returned_mails').where('recipient', 'in', addresses).execute()
  await queryable
    .updateTable('mail_outbox')
    .set((row) => ({
      body: row.fn.coalesce('body_without_author', 'body'),
      author_id: null,
      body_without_author: null,
    }))
    .where('author_id', '=', userId)
    .execute()
}
