import { randomUUID } from 'node:crypto'
import type { mailRefusals } from '@cairn/contract'
import type { Transaction } from 'kysely'
import type { MailLimits } from '#config/config.ts'
import type { Queryable, Schema } from '#database/schema.ts'
import { networkKeys } from '#http/network-keys.ts'
import type { PrivateHash } from '#http/private-hash.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { hashSecret } from '#http/secret.ts'
import { findCamperByEmail } from '#users/store.ts'
import { networkHashOf } from '../known-browsers/network-hash-of.ts'
import { findKnown } from '../known-browsers/store.ts'
import type { Requester } from './requester.ts'
import { decideMail, mailboxOf } from './rules.ts'
import { countMail, countMails, forgetOldMails, lockCounts } from './store.ts'

export type MailRefusal = Refusal<keyof typeof mailRefusals>

export type MailLimitServices = { mailLimits: MailLimits; privateHash: PrivateHash }

type WantedMail = {
  mailId: string
  email: string
  requester: Requester
  /** A mail for signing in may be sent although its requester is told that it is not. */
  isToSignIn: boolean
  now: Date
}

type QuotaDecision = {
  /** What the requester is told. */
  refusal: MailRefusal | undefined
  /** `withhold`: the mail is not sent, and response times must not reveal that. */
  action: 'send' | 'refuse' | 'withhold'
}

/**
 * Counts a requested mail, and decides whether to send it: the mailbox may be a stranger's. Requests run one after
 * the other, in a transaction, so that a hundred concurrent ones are all counted.
 */
export async function checkMailQuota(
  transaction: Transaction<Schema>,
  { mailId, email, requester, isToSignIn, now }: WantedMail,
  { mailLimits, privateHash }: MailLimitServices,
): Promise<QuotaDecision> {
  const { network, site, provider } = networkKeys(requester.address)
  const { isOwner, isNetworkKnown } = await findFacts(
    transaction,
    { email, requester, network, now },
    privateHash,
  )
  await lockCounts(transaction)
  await forgetOldMails(transaction, now)
  const request = {
    emailHash: privateHash('address', mailboxOf(email)),
    networkHash: privateHash('network', network),
    siteHash: privateHash('site', site),
    providerHash: provider === undefined ? null : privateHash('provider', provider),
    now,
  }
  const counts = await countMails(transaction, request)
  const facts = { isOwner, isInKnownNetwork: isToSignIn && isNetworkKnown }
  const { allowance, problem } = decideMail(facts, counts, mailLimits)
  if (allowance) await countMail(transaction, { ...request, mailId, allowance })
  const action = allowance === undefined ? 'refuse' : allowance === 'withheld' ? 'withhold' : 'send'
  return { refusal: problem && refuse(problem), action }
}

/** Runs the same queries whether or not there is an account, so that their duration reveals nothing. */
async function findFacts(
  queryable: Queryable,
  { email, requester, network, now }: Pick<WantedMail, 'email' | 'requester' | 'now'> & { network: string },
  privateHash: PrivateHash,
): Promise<{ isOwner: boolean; isNetworkKnown: boolean }> {
  const account = await findCamperByEmail(queryable, email)
  const userId = account?.userId ?? randomUUID()
  const { isBrowserKnown, isNetworkKnown } = await findKnown(queryable, {
    userId,
    markHashes: requester.marks.map(hashSecret),
    networkHash: networkHashOf(privateHash, userId, network),
    now,
  })
  return { isOwner: isBrowserKnown || requester.userId === userId, isNetworkKnown }
}
