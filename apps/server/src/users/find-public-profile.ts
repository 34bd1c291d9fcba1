import type { LockedUser, PublicUser } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { presentLockedUser, presentPublicUser } from './present.ts'
import { findPublicRow, listCompletions } from './profile-store.ts'

/**
 * A camper as everybody may see them, their name in any case; undefined when there is none of that name.
 * What the profile's switches hide is never loaded (security.md §1a #15).
 */
export async function findPublicProfile(
  database: Database,
  username: string,
): Promise<PublicUser | LockedUser | undefined> {
  const row = await findPublicRow(database, username)
  if (!row) return undefined
  if (row.is_locked) return presentLockedUser(row)
  const { showTimeLine, showCerts } = row.profile_ui
  const completions = showTimeLine
    ? await listCompletions(database, row.user_id, { withCertifications: showCerts })
    : []
  return presentPublicUser(row, completions)
}
