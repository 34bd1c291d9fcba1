import { sql, type Transaction } from 'kysely'
import type { Queryable, Schema } from '#database/schema.ts'
import type { Allowance, MailCounts } from './rules.ts'

export type HashedAsk = {
  emailHash: Buffer
  networkHash: Buffer
  siteHash: Buffer
  providerHash: Buffer | null
  now: Date
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Makes every other request for mail wait until the transaction ends. */
export async function lockCounts(transaction: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sign_in_mails'))`.execute(transaction)
}

export async function countMails(
  queryable: Queryable,
  { emailHash, networkHash, siteHash, providerHash, now }: HashedAsk,
): Promise<MailCounts> {
  const hourAgo = new Date(now.getTime() - hourMs)
  const dayAgo = new Date(now.getTime() - dayMs)
  const { rows } = await sql<Record<string, number>>`
    select
      count(*) filter (where allowance = 'owner' and sent_at > ${hourAgo})::int as "ownerHour",
      count(*) filter (where allowance = 'owner')::int as "ownerDay",
      count(*) filter (where allowance = 'strangers' and sent_at > ${hourAgo})::int as "strangersHour",
      count(*) filter (where allowance = 'strangers')::int as "strangersDay",
      count(*) filter (where allowance = 'known-network' and sent_at > ${hourAgo})::int as "knownNetworkHour",
      count(*) filter (where allowance = 'known-network')::int as "knownNetworkDay",
      count(*) filter (where allowance = 'strangers' and site_hash = ${siteHash} and sent_at > ${hourAgo})::int
        as "strangersHereHour",
      count(*) filter (where allowance = 'strangers' and site_hash = ${siteHash})::int as "strangersHereDay"
    from sign_in_mails where email_hash = ${emailHash} and sent_at > ${dayAgo}`.execute(queryable)
  const crowd = await queryable
    .selectFrom('sign_in_mails')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('network_hash', '=', networkHash).as('network'),
      fn.countAll<string>().filterWhere('site_hash', '=', siteHash).as('site'),
      fn.countAll<string>().filterWhere('provider_hash', '=', providerHash).as('provider'),
      fn.countAll<string>().as('school'),
    ])
    .where('allowance', '=', 'strangers')
    .where('sent_at', '>', hourAgo)
    .executeTakeFirstOrThrow()
  const refused = await queryable
    .selectFrom('sign_in_mails')
    .select(({ fn }) => fn.countAll<string>().as('here'))
    .where('site_hash', '=', siteHash)
    .where('sent_at', '>', hourAgo)
    .where('allowance', 'in', ['known-network', 'withheld'])
    .executeTakeFirstOrThrow()
  const of = (name: string) => ({ hour: rows[0]?.[`${name}Hour`] ?? 0, day: rows[0]?.[`${name}Day`] ?? 0 })
  return {
    owner: of('owner'),
    strangers: of('strangers'),
    knownNetwork: of('knownNetwork'),
    strangersHere: of('strangersHere'),
    networkHour: Number(crowd.network),
    siteHour: Number(crowd.site),
    providerHour: Number(crowd.provider),
    schoolHour: Number(crowd.school),
    refusedHere: Number(refused.here),
  }
}

export async function countMail(
  queryable: Queryable,
  request: HashedAsk & { mailId: string; allowance: Allowance },
): Promise<void> {
  await queryable
    .insertInto('sign_in_mails')
    .values({
      email_hash: request.emailHash,
      mail_id: request.mailId,
      sent_at: request.now,
      allowance: request.allowance,
      network_hash: request.networkHash,
      site_hash: request.siteHash,
      provider_hash: request.providerHash,
    })
    .execute()
}

/** Counts cover one day. */
export async function forgetOldMails(queryable: Queryable, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs)
  await queryable.deleteFrom('sign_in_mails').where('sent_at', '<=', dayAgo).execute()
}
