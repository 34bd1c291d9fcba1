import {
  type Calendar,
  certificationFlags,
  type CertificationFlags,
  type CompletedChallenge,
  type LockedUser,
  type PublicUser,
  type SavedChallenge,
  type SessionUser,
} from '@cairn/contract'
import type { CompletionRow, UserLinks, UserRow } from './store.ts'

/** The challenge type under which a claimed certification is recorded (challenge-format.md §6). */
const certificationType = 7

/** Everything a camper may see of themselves. */
export function presentSessionUser(
  user: UserRow,
  completions: readonly CompletionRow[],
  savedChallenges: SavedChallenge[],
  { userToken, msUsername, surveys }: UserLinks,
): SessionUser {
  return {
    ...sharedFields(user),
    acceptedPrivacyTerms: user.accepted_privacy_terms,
    about: user.about,
    calendar: calendarOf(user, completions),
    completedChallengeCount: completions.length,
    completedChallenges: completions.map(toCompletedChallenge),
    completedExams: [],
    completedSurveys: surveys,
    currentChallengeId: user.current_challenge_id,
    email: user.email,
    emailVerified: true,
    isDonating: user.is_donating,
    isEmailVerified: true,
    joinDate: user.created_at.toISOString(),
    keyboardShortcuts: user.keyboard_shortcuts,
    location: user.location,
    ...(msUsername === undefined ? {} : { msUsername }),
    name: user.name,
    points: pointsOf(completions),
    portfolio: user.portfolio,
    savedChallenges,
    sendQuincyEmail: user.send_quincy_email,
    theme: user.theme,
    ...(userToken === undefined ? {} : { userToken }),
  }
}

/** What everybody may see of a camper; what the profile's switches hide is not in it (api.md §4). */
export function presentPublicUser(
  user: UserRow,
  completions: readonly CompletionRow[],
): PublicUser | LockedUser {
  const profileUI = user.profile_ui
  if (profileUI.isLocked) return { isLocked: true, profileUI, username: user.username_display }
  return {
    ...sharedFields(user),
    ...(profileUI.showCerts ? {} : noCertifications()),
    about: profileUI.showAbout ? user.about : '',
    calendar: profileUI.showHeatMap ? calendarOf(user, completions) : {},
    completedChallenges: visibleCompletions(user, completions).map(toCompletedChallenge),
    isDonating: profileUI.showDonation ? user.is_donating : null,
    joinDate: profileUI.showAbout ? user.created_at.toISOString() : '',
    location: profileUI.showLocation ? user.location : '',
    name: profileUI.showName ? user.name : '',
    points: profileUI.showPoints ? pointsOf(completions) : null,
    portfolio: profileUI.showPortfolio ? user.portfolio : [],
  }
}

/** One point for joining and one for each challenge (api.md §2). */
function pointsOf(completions: readonly unknown[]): number {
  return completions.length + 1
}

function sharedFields(user: UserRow) {
  return {
    ...noCertifications(),
    ...(user.github_profile ? { githubProfile: user.github_profile } : {}),
    ...(user.linkedin ? { linkedin: user.linkedin } : {}),
    ...(user.twitter ? { twitter: user.twitter } : {}),
    ...(user.website ? { website: user.website } : {}),
    id: user.user_id,
    isCheater: user.is_cheater,
    isHonest: user.is_honest,
    partiallyCompletedChallenges: [],
    picture: user.picture,
    profileUI: user.profile_ui,
    username: user.username_display,
    yearsTopContributor: user.years_top_contributor,
  }
}

/** Certifications cannot be claimed yet, so nobody holds one. */
function noCertifications(): CertificationFlags {
  return Object.fromEntries(certificationFlags.map((flag) => [flag, false])) as CertificationFlags
}

function visibleCompletions(
  { profile_ui }: UserRow,
  completions: readonly CompletionRow[],
): readonly CompletionRow[] {
  if (!profile_ui.showTimeLine) return []
  return profile_ui.showCerts
    ? completions
    : completions.filter(({ challenge_type }) => challenge_type !== certificationType)
}

function toCompletedChallenge(row: CompletionRow): CompletedChallenge {
  return {
    id: row.challenge_id,
    completedDate: row.completed_at.getTime(),
    files: row.files,
    challengeType: row.challenge_type,
    ...(row.solution === null ? {} : { solution: row.solution }),
    ...(row.github_link === null ? {} : { githubLink: row.github_link }),
  }
}

function calendarOf(user: UserRow, completions: readonly CompletionRow[]): Calendar {
  const times = [user.progress_started_at, ...completions.map(({ completed_at }) => completed_at)]
  return Object.fromEntries(times.map((time) => [Math.floor(time.getTime() / 1000), 1 as const]))
}
