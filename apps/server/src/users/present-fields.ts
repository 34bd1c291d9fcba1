import { type Calendar, heldCertifications } from '@cairn/contract'
import type { AccountRow, PublicRow } from './profile-store.ts'
import { certificationFlagsOf, completeProfileUi, twitterAddress } from './rules.ts'

/** Counts points (docs/reference/api.md, “Points and calendar”). */
export function pointsOf(completedCount: number): number {
  return completedCount + 1
}

/** What anyone may see of every account. */
export function openFields(row: AccountRow | PublicRow) {
  return {
    ...(row.github_profile ? { githubProfile: row.github_profile } : {}),
    ...(row.linkedin ? { linkedin: row.linkedin } : {}),
    ...(row.twitter ? { twitter: twitterAddress(row.twitter) } : {}),
    ...(row.website ? { website: row.website } : {}),
    id: row.user_id,
    isCheater: row.is_cheater,
    isHonest: row.is_honest,
    picture: row.picture,
    profileUI: completeProfileUi(row.profile_ui),
    username: row.username_display,
    yearsTopContributor: row.years_top_contributor,
  }
}

/** The certifications whose claims are recorded, in each form that clients read. */
export function certificationsOf(claimedIds: Iterable<string>) {
  const flags = certificationFlagsOf(claimedIds)
  return {
    ...flags,
    ...heldCertifications(flags),
    isSecureStaticSites: flags.isSecureStaticSitesCert,
  }
}

/** The seconds at which points were earned. */
export function calendarOf(seconds: readonly (number | string)[]): Calendar {
  const calendar: Calendar = {}
  for (const second of seconds) calendar[second] = 1
  return calendar
}
