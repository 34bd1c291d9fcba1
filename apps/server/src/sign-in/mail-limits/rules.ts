import { limits, type mailRefusals } from '@cairn/contract'

export type MailLimits = { perNetworkAndHour: number; perSchoolAndHour: number }

/**
 * What a mail is counted for. `owner`: a browser that has signed in to the account before, or is signed in.
 * `known-network`: what is left for an owner with another browser when strangers have had their share. `withheld`: only
 * asked for.
 */
export type Allowance = 'owner' | 'strangers' | 'known-network' | 'withheld'

type Count = { hour: number; day: number }

export type MailCounts = {
  /** Mails to this address before this one, by allowance. */
  owner: Count
  strangers: Count
  knownNetwork: Count
  /** Those of the strangers' that were asked for from the requester's site. */
  strangersHere: Count
  /** The strangers' of the last hour, to any address: from around the requester, and altogether. */
  networkHour: number
  siteHour: number
  providerHour: number
  schoolHour: number
  /** Requests of the last hour from the requester's site that strangers were refused, whether or not a mail went. */
  refusedHere: number
}

type RequesterFacts = { isOwner: boolean; isInKnownNetwork: boolean }

export type MailDecision = {
  /** Undefined: nothing is counted, and nothing is sent. */
  allowance: Allowance | undefined
  /** What the requester is told; undefined: that a mail is on its way. */
  problem: keyof typeof mailRefusals | undefined
}

/**
 * Whether one more mail goes to an address. What strangers ask for is counted apart from what the owner asks for, so
 * that they cannot use it up. Where strangers are refused, an owner in a known network still gets a mail, but is told
 * what strangers are told: nothing that the requester can see depends on whether the address has an account.
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
 * Mails an hour from an address, from a site, and from a whole provider: wider networks get more, but none of them
 * gets all that the school has, unless the operator gave a single address that much.
 */
export function networkLimits({ perNetworkAndHour, perSchoolAndHour }: MailLimits) {
  const share = (times: number, part: number) =>
    Math.max(perNetworkAndHour, Math.min(times * perNetworkAndHour, part * perSchoolAndHour))
  return { network: perNetworkAndHour, site: share(3, 1 / 2), provider: share(9, 3 / 4) }
}
