import { returnedMailKeptMs } from './rules.ts'
import type { Queryable } from '#database/schema.ts'

export type ReturnedMail = { id: string; recipient: string; returnedAt: Date; answer: string | null }

/**
 * Moves a mail from the outbox to those that were given up, without its text, and forgets old ones. Does nothing if the
 * mail is gone: it was withdrawn with the account that it is about.
 */
export async function returnMail(
  transaction: Queryable,
  mailId: string,
  answer: string | null,
  now: Date,
): Promise<void> {
  const mail = await transaction
    .deleteFrom('mail_outbox')
    .where('mail_id', '=', mailId)
    .returning('recipient')
    .executeTakeFirst()
  if (!mail) return
  await transaction
    .deleteFrom('returned_mails')
    .where('returned_at', '<=', new Date(now.getTime() - returnedMailKeptMs))
    .execute()
  await transaction
    .insertInto('returned_mails')
    .values({ mail_id: mailId, recipient: mail.recipient, returned_at: now, answer })
    .execute()
}

const returnedMails = (queryable: Queryable) =>
  queryable
    .selectFrom('returned_mails')
    .select(['mail_id as id', 'recipient', 'returned_at as returnedAt', 'answer'])

/** The newest mails that were given up. */
export async function listReturnedMails(
  queryable: Queryable,
  now: Date,
  count: number,
): Promise<ReturnedMail[]> {
  return returnedMails(queryable)
    .where('returned_at', '>', new Date(now.getTime() - returnedMailKeptMs))
    .orderBy('returned_at', 'desc')
    .orderBy('mail_id')
    .limit(count)
    .execute()
}

/** Mails to these addresses that were given up, oldest first. */
export async function listReturnedTo(
  queryable: Queryable,
  addresses: readonly string[],
): Promise<ReturnedMail[]> {
  return returnedMails(queryable).where('recipient', 'in', addresses).orderBy('returned_at').execute()
}
