import type { mailRefusals } from '@cairn/contract'
import { sql, type Transaction } from 'kysely'
import type { Queryable, Schema } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/session.ts'
import { type MailCounts, type MailLimits, mailProblem } from './rules.ts'

export type MailRefusal = Refusal<keyof typeof mailRefusals>

type WantedMail = {
  mailId: string
  email: string
  /** From where it was asked for. */
  network: string
  now: Date
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Counts a mail that somebody asks for, or says why it must not go: whoever asks, the mailbox may be a
 * stranger's (security.md §1a #17). In a transaction, and one after the other, so that a hundred who ask at
 * once are counted, too.
 */
export async function admitMail(
  transaction: Transaction<Schema>,
  { mailId, email, network, now }: WantedMail,
  mailLimits: MailLimits,
): Promise<MailRefusal | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('sign_in_mails'))`.execute(transaction)
  const dayAgo = new Date(now.getTime() - dayMs)
  await transaction.deleteFrom('sign_in_mails').where('sent_at', '<=', dayAgo).execute()
  const [emailHash, networkHash] = [hashSecret(email), hashSecret(network)]
  const problem = mailProblem(await countMails(transaction, { emailHash, networkHash, now }), mailLimits)
  if (problem) return refuse(problem)
  await transaction
    .insertInto('sign_in_mails')
    .values({ email_hash: emailHash, mail_id: mailId, sent_at: now, network_hash: networkHash })
    .execute()
  return undefined
}

async function countMails(
  queryable: Queryable,
  { emailHash, networkHash, now }: { emailHash: Buffer; networkHash: Buffer; now: Date },
): Promise<MailCounts> {
  const hourAgo = new Date(now.getTime() - hourMs)
  const counts = await queryable
    .selectNoFrom((row) => {
      const mails = row.selectFrom('sign_in_mails').select(({ fn }) => fn.countAll<string>().as('count'))
      const toAddress = mails.where('email_hash', '=', emailHash)
      return [
        toAddress.where('sent_at', '>', hourAgo).as('addressHour'),
        toAddress.as('addressDay'),
        mails.where('network_hash', '=', networkHash).where('sent_at', '>', hourAgo).as('networkHour'),
        mails.where('sent_at', '>', hourAgo).as('schoolHour'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    addressHour: Number(counts.addressHour),
    addressDay: Number(counts.addressDay),
    networkHour: Number(counts.networkHour),
    schoolHour: Number(counts.schoolHour),
  }
}
