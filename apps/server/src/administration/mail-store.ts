import { limits, type ReturnedMail, type WaitingMail } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { listReturnedMails as findReturnedMails } from '#mail/returned-mail-store.ts'
import { pageOf } from './page-of.ts'

/** Mail that could not be sent yet, oldest first. */
export async function listWaitingMails(
  queryable: Queryable,
): Promise<{ mails: WaitingMail[]; hasMore: boolean }> {
  const found = await queryable
    .selectFrom('mail_outbox')
    .select(['mail_id as id', 'recipient', 'created_at as createdAt', 'tries', 'is_in_doubt as isInDoubt'])
    .orderBy('created_at')
    .limit(limits.rowsPerOperatorPage + 1)
    .execute()
  const { rows, hasMore } = pageOf(found)
  return { mails: rows.map((mail) => ({ ...mail, createdAt: mail.createdAt.getTime() })), hasMore }
}

/** Mail that was given up in the last days, newest first. */
export async function listReturnedMails(
  queryable: Queryable,
  now: Date,
): Promise<{ mails: ReturnedMail[]; hasMore: boolean }> {
  const { rows, hasMore } = pageOf(await findReturnedMails(queryable, now, limits.rowsPerOperatorPage + 1))
  return { mails: rows.map((mail) => ({ ...mail, returnedAt: mail.returnedAt.getTime() })), hasMore }
}
