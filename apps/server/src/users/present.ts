import {
  type Calendar,
  claimedCertificationType,
  type LockedUser,
  type ProfileUi,
  type ProfileUser,
  type PublicUser,
  type SavedChallenge,
  type SessionUser,
} from '@cairn/contract'
import { toCompletedChallenge } from './present-completion.ts'
import type { CompletionRow } from './completion-store.ts'
import type { AccountRow, PublicRow } from './profile-store.ts'
import { certificationFlagsOf, completeProfileUi, twitterAddress } from './rules.ts'

/** Everything a camper may see about themselves. */
export function presentSessionUser(
  account: AccountRow,
  completions: readonly CompletionRow[],
  savedChallenges: SavedChallenge[],
): SessionUser {
  const { claims = [], lessons = [] } = Object.groupBy(completions, ({ challenge_type }) =>
    challenge_type === claimedCertificationType ? 'claims' : 'lessons',
  )
  const times = [account.progress_started_at.getTime(), ...lessons.map((row) => row.completed_ms)]
  return {
    ...openFields(account),
    ...certificationFlagsOf(claims.map(({ challenge_id }) => challenge_id)),
    about: account.about,
    acceptedPrivacyTerms: account.accepted_privacy_terms,
    calendar: calendarOf(times.map((time) => Math.floor(time / 1000))),
    completedChallengeCount: completions.length,
    completedChallenges: completions.map(toCompletedChallenge),
    completedExams: account.completed_exams,
    completedSurveys: account.surveys,
    currentChallengeId: account.current_challenge_id,
    email: account.email,
    emailVerified: true,
    isDonating: account.is_donating,
    isEmailVerified: true,
    joinDate: account.created_at.toISOString(),
    keyboardShortcuts: account.keyboard_shortcuts,
    location: account.location,
    ...(account.ms_username === null ? {} : { msUsername: account.ms_username }),
    name: account.name,
    partiallyCompletedChallenges: account.partial_completions,
    points: pointsOf(lessons.length),
    portfolio: account.portfolio,
    savedChallenges,
    ...(account.send_quincy_email === null ? {} : { sendQuincyEmail: account.send_quincy_email }),
    theme: account.theme,
    ...(account.user_token === null ? {} : { userToken: account.user_token }),
  }
}

/** The public part of an account, without completions. A hidden field is null in the row and empty here. */
export function presentPublicUser(row: PublicRow): Omit<PublicUser, 'completedChallenges'> {
  return {
    ...presentProfileUser(row),
    calendar: calendarOf(row.seconds_of_points?.split(',') ?? []),
    partiallyCompletedChallenges: row.partial_completions ?? [],
  }
}

/** What a camper's page says about them. */
export function presentProfileUser(row: PublicRow): ProfileUser {
  return {
    ...openFields(row),
    ...certificationFlagsOf(row.certification_ids ?? []),
    about: row.about ?? '',
    isDonating: row.is_donating,
    joinDate: row.created_at?.toISOString() ?? '',
    location: row.location ?? '',
    name: row.name ?? '',
    points: row.completed_count === null ? null : pointsOf(row.completed_count),
    portfolio: row.portfolio ?? [],
  }
}

/** A locked profile shows its name and that it is locked. */
export function presentLockedUser(row: {
  profile_ui: Partial<ProfileUi>
  username_display: string
}): LockedUser {
  return {
    isLocked: true,
    profileUI: completeProfileUi(row.profile_ui),
    username: row.username_display,
  }
}

/** Counts points (docs/reference/api.md, “Points and calendar”). */
function pointsOf(completedCount: number): number {
  return completedCount + 1
}

function openFields(row: AccountRow | PublicRow) {
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

function calendarOf(seconds: readonly (number | string)[]): Calendar {
  const calendar: Calendar = {}
  for (const second of seconds) calendar[second] = 1
  return calendar
}
