import { limits, type mailRefusals } from '@cairn/contract'
import type { MailLimits } from '#config/config.ts'

/**
 * What a mail is counted against. `owner`: the browser is signed in to the account or was before. `known-network`: a
 * reserve for an owner with another browser after strangers have used up their share. `withheld`: requested but not
 * sent.
 */
export type Allowance = 'owner' | 'strangers' | 'known-network' | 'withheld'

type Count = { hour: number; day: number }

export type MailCounts = {
  /** Earlier mails to this address, by allowance. */
  owner: Count
  strangers: Count
  knownNetwork: Count
  /** The strangers' mails that were requested from the requester's site. */
  strangersHere: Count
  /** The strangers' mails of the last hour, to any address: from the requester's networks, and in total. */
  networkHour: number
  siteHour: number
  providerHour: number
  schoolHour: number
  /**
   * Requests from the requester's site in the last hour that strangers were refused, whether or not a mail was sent.
   */
  refusedHere: number
}

type RequesterFacts = { isOwner: boolean; isInKnownNetwork: boolean }

export type MailDecision = {
  /** Undefined: nothing is counted, and no mail is sent. */
  allowance: Allowance | undefined
  /** What the requester is told; undefined: that a mail is on its way. */
  problem: keyof typeof mailRefusals | undefined
}

/**
 * Decides whether to send one more mail to an address. Strangers' requests are counted separately from the owner's,
 * so that strangers cannot use up the owner's mail. If strangers are refused, an owner on a known network still gets
 * a mail, but sees the same answer as strangers: nothing visible to the requester depends on whether the address has
 * an account (decision 30).
 */
export function decideMail(
  { isOwner, isInKnownNetwork }: RequesterFacts,
  counts: MailCounts,
  mailLimits: MailLimits,
): MailDecision {
  if (isOwner && hasRoom(counts.owner, perAddress)) return { allowance: 'owner', problem: undefined }
  const problem = addressProblem(counts) ?? crowdProblem(counts, mailLimits)
  if (problem === undefined) return { allowance: 'strangers', problem }
  if (counts.refusedHere >= networkLimits(mailLimits).site) return { allowance: undefined, problem }
  const isServed = isInKnownNetwork && hasRoom(counts.knownNetwork, perAddress)
  return { allowance: isServed ? 'known-network' : 'withheld', problem }
}

/**
 * The mailbox that mail to an address most likely reaches: most servers ignore what follows a plus in its first part, and
 * whether an accent is a letter of its own. Google's ignores dots as well, has two names, and has more mailboxes than any
 * other.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFC').split('@')
  const [mailbox = ''] = local.split('+')
  return googleDomains.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

const googleDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

const perAddress = { hour: limits.mailsPerAddressAndHour, day: limits.mailsPerAddressAndDay }
const perAddressAndSite = {
  hour: limits.mailsPerAddressAndSiteAndHour,
  day: limits.mailsPerAddressAndSiteAndDay,
}

function hasRoom(count: Count, most: Count): boolean {
  return count.hour < most.hour && count.day < most.day
}

function addressProblem({ strangers, strangersHere }: MailCounts): 'signin.too-many-mails' | undefined {
  const isFree = hasRoom(strangers, perAddress) && hasRoom(strangersHere, perAddressAndSite)
  return isFree ? undefined : 'signin.too-many-mails'
}

function crowdProblem(
  { networkHour, siteHour, providerHour, schoolHour }: MailCounts,
  mailLimits: MailLimits,
): 'signin.too-many-mails-here' | 'signin.mail-paused' | undefined {
  const most = networkLimits(mailLimits)
  if (networkHour >= most.network || siteHour >= most.site || providerHour >= most.provider)
    return 'signin.too-many-mails-here'
  return schoolHour >= mailLimits.perSchoolAndHour ? 'signin.mail-paused' : undefined
}

/**
 * Hourly limits for a network, a site and a whole provider: wider networks get more, but none of them gets the
 * school's whole limit, unless the operator allowed a single network that much.
 */
export function networkLimits({ perNetworkAndHour, perSchoolAndHour }: MailLimits) {
  const share = (times: number, part: number) =>
    Math.max(perNetworkAndHour, Math.min(times * perNetworkAndHour, part * perSchoolAndHour))
  return { network: perNetworkAndHour, site: share(3, 1 / 2), provider: share(9, 3 / 4) }
}
