import { keepSubmission, listSubmissions, removeSubmissions } from './outbox-storage.ts'
import type { WaitingSubmission } from './waiting-submission.ts'

/** The account of a visitor's submissions: no account has an empty id or username. */
export const visitorAccount = ''

/**
 * Keeps what a visitor has completed until they sign in. Of one lesson it keeps two submissions at most: the first,
 * which has the date, and the newest, which has the code. False when the browser has no room for it.
 */
export function keepVisitorSubmission(submission: Omit<WaitingSubmission, 'account'>): boolean {
  const [, ...outdated] = visitorSubmissions().filter(({ payload }) => payload.id === submission.payload.id)
  removeSubmissions(new Set(outdated.map(({ id }) => id)))
  return keepSubmission({ ...submission, account: visitorAccount })
}

/** Those that no account has adopted yet. */
export function visitorSubmissions(): readonly WaitingSubmission[] {
  return listSubmissions().filter(({ account }) => account === visitorAccount)
}
