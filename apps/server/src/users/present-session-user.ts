import { claimedCertificationType, type SavedChallenge, type SessionUser } from '@cairn/contract'
import type { CompletionRow } from './completion-store.ts'
import { toCompletedChallenge } from './present-completion.ts'
import { calendarOf, certificationsOf, openFields, pointsOf } from './present-fields.ts'
import type { AccountRow } from './profile-store.ts'

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
  const lastExam = account.completed_exams.at(-1)
  return {
    ...openFields(account),
    ...certificationsOf(claims.map(({ challenge_id }) => challenge_id)),
    about: account.about,
    acceptedPrivacyTerms: account.accepted_privacy_terms,
    allowsAnalytics: account.allows_analytics,
    calendar: calendarOf(times.map((time) => Math.floor(time / 1000))),
    completedChallengeCount: completions.length,
    completedChallenges: completions.map(toCompletedChallenge),
    completedExams: account.completed_exams,
    completedSurveys: account.surveys,
    currentChallengeId: account.current_challenge_id,
    email: account.email,
    emailVerified: true,
    ...(lastExam && { examResults: lastExam.examResults }),
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
    ...(account.language !== null && { language: account.language }),
    ...(account.user_token === null ? {} : { userToken: account.user_token }),
  }
}
