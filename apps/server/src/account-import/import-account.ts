import { type AccountImport, limits } from '@cairn/contract'
import { Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { saveReviews } from '#reviews/save-reviews.ts'
import { saveChallenge } from '#saved-challenges/save-challenge.ts'
import { loadSessionUser } from '#users/load-session-user.ts'
import { AccountImportError } from './account-import-error.ts'
import { importCompletion, type Outcome } from './import-completion.ts'
import { importProfile } from './import-profile.ts'
import type { ImportServices } from './services.ts'

export type ImportedAccount = {
  completions: Record<Outcome, number>
  /** Projects whose saved code was stored. */
  saved: number
}

/**
 * Adds what a camper did at another school to their account here (docs/decisions/0079-an-export-is-submitted-again.md).
 * Everything goes the way that the camper’s own browser would take, so a file can claim no more than a browser could. Importing
 * twice changes nothing.
 */
export async function importAccount(
  services: ImportServices,
  camper: Camper,
  { user: given, reviews = [] }: AccountImport,
): Promise<ImportedAccount> {
  const user = await loadSessionUser(services.database, camper.userId)
  if (!user) throw new AccountImportError('The account has just been deleted.')
  await importProfile(services, user, given)
  // Before completions, which would save their own code.
  const saved = await importSavedCode(services, camper, given.savedChallenges ?? [])
  const completions: Record<Outcome, number> = { stored: 0, unknown: 0, refused: 0 }
  const inOrder = given.completedChallenges.toSorted((one, other) => one.completedDate - other.completedDate)
  for (const completed of inOrder) completions[await importCompletion(services, camper, completed)]++
  const { database, curriculum, now } = services
  for (let start = 0; start < reviews.length; start += limits.maxReviewsAtOnce)
    await saveReviews(
      { database, findChallenge: curriculum.findChallenge, now },
      camper,
      reviews.slice(start, start + limits.maxReviewsAtOnce),
    )
  return { completions, saved }
}

async function importSavedCode(
  { database, curriculum: { findChallenge }, now }: ImportServices,
  camper: Camper,
  saved: NonNullable<AccountImport['user']['savedChallenges']>,
): Promise<number> {
  let count = 0
  for (const { id, files, lastSavedDate } of saved) {
    const savedAt = new Date(Math.min(lastSavedDate, now().getTime()))
    const answer = await saveChallenge({ database, findChallenge, now: () => savedAt }, camper, { id, files })
    if (!(answer instanceof Refusal)) count++
  }
  return count
}
