import type { LockedUser, PublicUser } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { presentPublicUser } from './present.ts'
import { findUserByName, listCompletions } from './store.ts'

/** A camper as everybody may see them; undefined when there is none of that name. */
export async function findPublicProfile(
  database: Database,
  username: string,
): Promise<PublicUser | LockedUser | undefined> {
  const user = await findUserByName(database, username)
  if (!user) return undefined
  // A locked profile, or a hidden timeline with everything that counts it, needs no rows.
  const completions = user.profile_ui.isLocked ? [] : await listCompletions(database, user.user_id)
  return presentPublicUser(user, completions)
}
