import type { Queryable } from '#database/schema.ts'
import type { Mail } from './mailer.ts'

/** `nextTryAt` is when somebody else should try, in case the sender's own first try is never made. */
export async function putMail(
  queryable: Queryable,
  mail: Mail,
  { now, nextTryAt }: { now: Date; nextTryAt: Date },
): Promise<void> {
  await queryable
    .insertInto('mail_outbox')
    .values({
      mail_id: mail.mailId,
      recipient: mail.recipient,
      subject: mail.subject,
      body: mail.body,
      created_at: now,
      next_try_at: nextTryAt,
      sent_at: null,
    })
    .execute()
}

export async function markSent(queryable: Queryable, mailId: string, now: Date): Promise<void> {
  await queryable.updateTable('mail_outbox').set({ sent_at: now }).where('mail_id', '=', mailId).execute()
}

export async function markFailed(queryable: Queryable, mailId: string, nextTryAt: Date): Promise<void> {
  await queryable
    .updateTable('mail_outbox')
    .set((expression) => ({ tries: expression('tries', '+', 1), next_try_at: nextTryAt }))
    .where('mail_id', '=', mailId)
    .execute()
}

export type WaitingMail = Mail & { tries: number }

/**
 * Takes unsent mail that is due, oldest first, and puts its next try off, so that of several processes
 * one sends it.
 */
export async function claimMail(
  queryable: Queryable,
  { now, nextTryAt, maximumTries }: { now: Date; nextTryAt: Date; maximumTries: number },
): Promise<WaitingMail[]> {
  const due = queryable
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('sent_at', 'is', null)
    .where('tries', '<', maximumTries)
    .where('next_try_at', '<=', now)
    .orderBy('created_at')
    .limit(50)
    .forUpdate()
    .skipLocked()
  return queryable
    .updateTable('mail_outbox')
    .set({ next_try_at: nextTryAt })
    .where('mail_id', 'in', due)
    .returning(['mail_id as mailId', 'recipient', 'subject', 'body', 'tries'])
    .execute()
}

export async function latestMail(queryable: Queryable): Promise<(Mail & { createdAt: Date })[]> {
  return queryable
    .selectFrom('mail_outbox')
    .select(['mail_id as mailId', 'recipient', 'subject', 'body', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
}
