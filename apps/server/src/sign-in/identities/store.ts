import { sql } from 'kysely'
import { keptRow } from '#account-changes/ways-in-store.ts'
import type { KeptRow } from '#database/kept-change.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'

export type IdentityRow = { id: string; issuer: string; created_at: Date }

/** A hash: a page must not show the id by which the service knows its user. */
const publicId = sql<string>`left(encode(sha256(convert_to(issuer || ' ' || subject, 'UTF8')), 'hex'), 32)`

export async function listIdentityRows(queryable: Queryable, userId: string): Promise<IdentityRow[]> {
  return queryable
    .selectFrom('identities')
    .select(['issuer', 'created_at', publicId.as('id')])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute()
}

/** Returns what was deleted; undefined if the camper has no such identity. */
export async function deleteIdentity(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<KeptRow | undefined> {
  return findValue(
    queryable
      .deleteFrom('identities')
      .where('user_id', '=', userId)
      .where(publicId, '=', id)
      .returning(keptRow('identities')),
  )
}
