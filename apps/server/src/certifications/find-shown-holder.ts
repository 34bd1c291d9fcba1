import type { Notice } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { completeProfileUi, isFoundAs } from '#users/rules.ts'
import { notice, reasonToHide } from './rules.ts'
import { findHolder } from './store.ts'

/** A camper whose certificates everyone may see. */
export type ShownHolder = {
  userId: string
  username: string
  /** Undefined if the camper does not show it. */
  name: string | undefined
}

/** The camper of this name, or why their certificates are not shown (docs/reference/api.md, “Certificates”). */
export async function findShownHolder(
  queryable: Queryable,
  username: string,
): Promise<ShownHolder | { messages: [Notice] }> {
  const row = await findHolder(queryable, username)
  const notFound: { messages: [Notice] } = { messages: [notice('flash.username-not-found', { username })] }
  if (!row) return notFound
  const { username_display: shownName, name } = row
  const profileUi = completeProfileUi(row.profile_ui)
  if (!isFoundAs(username, { isLocked: profileUi.isLocked, currentName: shownName })) return notFound
  const holder = { username: shownName, isCheater: row.is_cheater, isHonest: row.is_honest, name, profileUi }
  const reason = reasonToHide(holder)
  if (reason) return { messages: [reason] }
  return { userId: row.user_id, username: shownName, name: profileUi.showName ? name : undefined }
}
