import {
  type CertificationFlags,
  certificationFlags,
  type CertificationIdentity,
  certificationIdentities,
  type PortfolioItem,
  type ProfileUi,
} from '@cairn/contract'
import { isProfane } from './is-profane.ts'
import { looksOfficial } from './looks-official.ts'
import { isReservedWord } from './reserved-usernames.ts'

/** A name that looks like an HTTP status would make a misleading address (docs/reference/api.md, “Usernames”). */
const statusNumber = /^[1-5]\d\d$/

/**
 * Whether a name is unavailable to all campers, in any case: it is reserved, resembles one that is, or is profane.
 */
export function isReservedUsername(username: string): boolean {
  return (
    isReservedWord(username) || looksOfficial(username) || statusNumber.test(username) || isProfane(username)
  )
}

const identities: readonly CertificationIdentity[] = Object.values(certificationIdentities)
const flagById = new Map(
  identities.flatMap(({ id, formerIds = [], flag }) => [id, ...formerIds].map((one) => [one, flag] as const)),
)

/**
 * Whether a profile may be found by this name. A locked one is found only by its current name: it must not tell those
 * who knew a former one what its owner is called now.
 */
export function isFoundAs(
  name: string,
  { isLocked, currentName }: { isLocked: boolean; currentName: string },
): boolean {
  return !isLocked || name.toLowerCase() === currentName.toLowerCase()
}

/** The certifications whose claims are recorded. */
export function certificationFlagsOf(claimedIds: Iterable<string>): CertificationFlags {
  const flags = Object.fromEntries(certificationFlags.map((flag) => [flag, false])) as CertificationFlags
  for (const id of claimedIds) {
    const flag = flagById.get(id)
    if (flag) flags[flag] = true
  }
  return flags
}

/** Every switch of a profile. One that was never set hides, and a profile without any is locked. */
export function completeProfileUi(stored: Partial<ProfileUi>): ProfileUi {
  return {
    isLocked: stored.isLocked ?? true,
    showAbout: stored.showAbout ?? false,
    showCerts: stored.showCerts ?? false,
    showDonation: stored.showDonation ?? false,
    showHeatMap: stored.showHeatMap ?? false,
    showLocation: stored.showLocation ?? false,
    showName: stored.showName ?? false,
    showPoints: stored.showPoints ?? false,
    showPortfolio: stored.showPortfolio ?? false,
    showTimeLine: stored.showTimeLine ?? false,
  }
}

/**
 * Turns a handle into the address of its page; older accounts stored one or the other
 * (docs/reference/api.md, “Public profile”).
 */
export function twitterAddress(handleOrAddress: string): string {
  return /^https?:\/\//.test(handleOrAddress)
    ? handleOrAddress
    : `https://twitter.com/${handleOrAddress.replace(/^@/, '')}`
}

/**
 * A profile without pictures from the school's own addresses, which its viewers would request with their cookies. They
 * have not been stored since `settings/rules.ts` refuses them, but may have been before.
 */
export function withoutOwnPictures<Shown extends { picture: string; portfolio: PortfolioItem[] | null }>(
  profile: Shown,
  appOrigins: readonly string[],
): Shown {
  const shown = (address: string) => (isOwnHost(address, appOrigins) ? '' : address)
  return {
    ...profile,
    picture: shown(profile.picture),
    portfolio: profile.portfolio?.map((item) => ({ ...item, image: shown(item.image) })) ?? null,
  }
}

/**
 * Whether an address is on the school's own host, by any protocol, which browsers and proxies may change, and on any
 * port, which cookies ignore (RFC 6265, section 8.5).
 */
export function isOwnHost(address: string, appOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const host = hostOf(address)
  return appOrigins.some((origin) => hostOf(origin) === host)
}

/** A dot at the end of a name means that nothing is to be added to it. It leads to the same host. */
function hostOf(address: string): string {
  return new URL(address).hostname.replace(/\.$/, '')
}
