import type { SessionUser } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { listSavedChallenges } from '#progress/saved-challenge-store.ts'
import { presentSessionUser } from './present.ts'
import { findLinks, findUser, listCompletions } from './store.ts'

/** All that a camper may see of themselves; undefined when the account is gone. */
export async function loadSessionUser(database: Database, userId: string): Promise<SessionUser | undefined> {
  const [user, completions, saved, links] = await Promise.all([
    findUser(database, userId),
    listCompletions(database, userId),
    listSavedChallenges(database, userId),
    findLinks(database, userId),
  ])
  return user && presentSessionUser(user, completions, saved, links)
}
