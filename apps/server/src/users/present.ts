import type {
  Calendar,
  CompletedChallenge,
  LockedUser,
  PublicUser,
  SavedChallenge,
  SessionUser,
} from '@cairn/contract'
import type { AccountRow, CompletionRow, PublicRow } from './profile-store.ts'
import { certificationFlagsOf, certificationType, completeProfileUi, twitterAddress } from './rules.ts'

/** Everything a camper may see of themselves. */
export function presentSessionUser(
  account: AccountRow,
  completions: readonly CompletionRow[],
  savedChallenges: SavedChallenge[],
): SessionUser {
  const { claims = [], lessons = [] } = Object.groupBy(completions, ({ challenge_type }) =>
    challenge_type === certificationType ? 'claims' : 'lessons',
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
    points: pointsOf(lessons.length),
    portfolio: account.portfolio,
    savedChallenges,
    ...(account.send_quincy_email === null ? {} : { sendQuincyEmail: account.send_quincy_email }),
    theme: account.theme,
    ...(account.user_token === null ? {} : { userToken: account.user_token }),
  }
}

/** What everybody may see of a camper. A hidden field is null in the row and empty here (api.md §4). */
export function presentPublicUser(row: PublicRow, completions: readonly CompletionRow[]): PublicUser {
  return {
    ...openFields(row),
    ...certificationFlagsOf(row.certification_ids ?? []),
    about: row.about ?? '',
    calendar: calendarOf(row.seconds_of_points?.split(',') ?? []),
    completedChallenges: completions.map(toCompletedChallenge),
    isDonating: row.is_donating,
    joinDate: row.created_at?.toISOString() ?? '',
    location: row.location ?? '',
    name: row.name ?? '',
    points: row.completed_count === null ? null : pointsOf(row.completed_count),
    portfolio: row.portfolio ?? [],
  }
}

/** A locked profile tells its name and that it is locked. */
export function presentLockedUser(row: PublicRow): LockedUser {
  return {
    isLocked: true,
    profileUI: completeProfileUi(row.profile_ui),
    username: row.username_display,
  }
}

/** One point for joining and one for each challenge (api.md §2); a claimed certification gives none (§9). */
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
    partiallyCompletedChallenges: row.partial_completions ?? [],
    picture: row.picture,
    profileUI: completeProfileUi(row.profile_ui),
    username: row.username_display,
    yearsTopContributor: row.years_top_contributor,
  }
}

export function toCompletedChallenge(row: CompletionRow): CompletedChallenge {
  return {
    id: row.challenge_id,
    completedDate: row.completed_ms,
    files: row.files ?? [],
    challengeType: row.challenge_type,
    ...(row.solution === null ? {} : { solution: row.solution }),
    ...(row.github_link === null ? {} : { githubLink: row.github_link }),
    ...(row.exam_results === null ? {} : { examResults: row.exam_results }),
  }
}

function calendarOf(seconds: readonly (number | string)[]): Calendar {
  const calendar: Calendar = {}
  for (const second of seconds) calendar[second] = 1
  return calendar
}
