import { sql } from 'kysely'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { keepUsers } from '#users/store.ts'
import { deleteLocalMailAbout } from './local-mail-store.ts'
import type { Mail, MailKind } from './mailer.ts'
import { mailLifetimeMs, maximumTries } from './rules.ts'

/** Adds a mail to the outbox, due at once. Does nothing if an account that it is about is gone. */
export async function insertMail(database: Database, mail: Mail, now: Date): Promise<void> {
  const { kind = 'notice', about = [], author } = mail
  await transact(database, async (transaction) => {
    if (!(await keepUsers(transaction, author ? [...about, author.userId] : about))) return
    await transaction
      .insertInto('mail_outbox')
      .values({
        mail_id: mail.mailId,
        recipient: mail.recipient,
        subject: mail.subject,
        body: mail.body,
        created_at: now,
        next_try_at: now,
        kind,
        send_until: mail.sendUntil ?? new Date(now.getTime() + mailLifetimeMs),
        about: [...about],
        author_id: author?.userId ?? null,
        body_without_author: author?.bodyWithout ?? null,
      })
      .execute()
  })
}

export type ClaimedMail = Pick<Mail, 'mailId' | 'recipient' | 'subject' | 'body'> & {
  kind: MailKind
  /** Including this attempt. */
  tries: number
  sendUntil: Date
  leaseId: string
}

type Claim = { now: Date; leasedUntil: Date; limit: number }

/** Leases mail that is due, oldest first: no other attempt gets it before the lease expires. */
export async function claimMail(
  queryable: Queryable,
  { now, leasedUntil, limit }: Claim,
): Promise<ClaimedMail[]> {
  const due = queryable
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('next_try_at', '<=', now)
    .where('send_until', '>', now)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return queryable
    .updateTable('mail_outbox')
    .set((row) => ({
      next_try_at: leasedUntil,
      lease_id: sql<string>`gen_random_uuid()`,
      tries: row('tries', '+', 1),
    }))
    .where('mail_id', 'in', due)
    .returning([
      'mail_id as mailId',
      'recipient',
      'subject',
      'body',
      'kind',
      'tries',
      'send_until as sendUntil',
      sql<string>`lease_id`.as('leaseId'),
    ])
    .execute()
}

type Lease = Pick<ClaimedMail, 'mailId' | 'leaseId'>

/**
 * Records that the mail server may have the mail from now on. False if it must not be sent anymore: the lease or the
 * mail has expired, or the mail was withdrawn.
 */
export async function markInDoubt(
  queryable: Queryable,
  { mailId, leaseId }: Lease,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('mail_outbox')
    .set({ is_in_doubt: true })
    .where('mail_id', '=', mailId)
    .where('lease_id', '=', leaseId)
    .where('next_try_at', '>', now)
    .where('send_until', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Ends the lease and leaves the mail in the outbox, due again at `nextTryAt`. */
export async function postponeMail(
  queryable: Queryable,
  { mailId, leaseId }: Lease,
  nextTryAt: Date,
): Promise<void> {
  await queryable
    .updateTable('mail_outbox')
    .set({ next_try_at: nextTryAt, lease_id: null, is_in_doubt: false })
    .where('mail_id', '=', mailId)
    .where('lease_id', '=', leaseId)
    .execute()
}

/** Works for any holder of a lease: another attempt that has not started sending yet then finds no mail. */
export async function deleteMail(queryable: Queryable, { mailId }: Lease): Promise<void> {
  await queryable.deleteFrom('mail_outbox').where('mail_id', '=', mailId).execute()
}

/**
 * Deletes mail that no attempt is sending or will send: expired, tried often enough, or a proof whose sender died
 * when the mail server may have received it. Returns how many.
 */
export async function deleteHopelessMail(queryable: Queryable, now: Date): Promise<number> {
  const { numDeletedRows } = await queryable
    .deleteFrom('mail_outbox')
    .where((row) => row.or([row('lease_id', 'is', null), row('next_try_at', '<=', now)]))
    .where((row) =>
      row.or([
        row('send_until', '<=', now),
        row.and([row('tries', '>=', maximumTries), row('next_try_at', '<=', now)]),
        row.and([row('is_in_doubt', '=', true), row('kind', '=', 'proof')]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Stored mail to these addresses, oldest first: what is waiting, and what a developer may read. */
export async function listMailTo(
  queryable: Queryable,
  addresses: readonly string[],
): Promise<{ createdAt: Date; subject: string; body: string }[]> {
  const mailIn = (table: 'mail_outbox' | 'local_mails') =>
    queryable
      .selectFrom(table)
      .select(['created_at as createdAt', 'subject', 'body'])
      .where('recipient', 'in', addresses)
  return mailIn('mail_outbox').unionAll(mailIn('local_mails')).orderBy('createdAt').execute()
}

/** Deletes what an account would leave behind: mail to it and about it, and its name in mail that it wrote. */
export async function deleteMailOf(
  queryable: Queryable,
  userId: string,
  addresses: readonly string[],
): Promise<void> {
  await deleteLocalMailAbout(queryable, userId, addresses)
  await queryable
    .deleteFrom('mail_outbox')
    .where((row) =>
      row.or([
        row('recipient', '=', sql<string>`any(${[...addresses]})`),
        sql<boolean>`${userId}::uuid = any(about)`,
      ]),
    )
    .execute()
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
