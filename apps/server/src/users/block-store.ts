import { findsRow } from '#database/finds-row.ts'
import { changesRows } from '#database/changes-rows.ts'
import type { Queryable } from '#database/schema.ts'

/** Whether an operator has blocked a camper. */
export async function isBlocked(queryable: Queryable, userId: string): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('users')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('blocked_at', 'is not', null),
  )
}

/** Blocks a camper from then on, or, with null, no longer. False if that is so already. */
export async function setBlocked(
  queryable: Queryable,
  userId: string,
  blockedAt: Date | null,
): Promise<boolean> {
  return changesRows(
    queryable
      .updateTable('users')
      .set({ blocked_at: blockedAt })
      .where('user_id', '=', userId)
      .where('blocked_at', blockedAt ? 'is' : 'is not', null),
  )
}
