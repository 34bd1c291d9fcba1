import type { SessionUser } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { listSavedChallenges } from '#saved-challenges/store.ts'
import { presentSessionUser } from './present-session-user.ts'
import { listCompletions } from './completion-store.ts'
import { findAccount } from './profile-store.ts'

/** Everything that a camper may see about themselves; undefined if the account no longer exists. */
export async function loadSessionUser(database: Database, userId: string): Promise<SessionUser | undefined> {
  const [account, completions, saved] = await Promise.all([
    findAccount(database, userId),
    listCompletions(database, userId),
    listSavedChallenges(database, userId),
  ])
  return account && presentSessionUser(account, completions, saved)
}
