import type { SessionUser } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { listSavedChallenges } from '#progress/saved-challenge-store.ts'
import { presentSessionUser } from './present.ts'
import { findAccount, listCompletions } from './profile-store.ts'

/** All that a camper may see of themselves; undefined when the account is gone. */
export async function loadSessionUser(database: Database, userId: string): Promise<SessionUser | undefined> {
  const [account, completions, saved] = await Promise.all([
    findAccount(database, userId),
    listCompletions(database, userId),
    listSavedChallenges(database, userId),
  ])
  return account && presentSessionUser(account, completions, saved)
}
