import { sql } from 'kysely'
import type { Queryable } from '#database/schema.ts'

export type IdentityRow = { id: string; issuer: string; created_at: Date }

/** A hash: what a page shows must not be what the service knows its user by. */
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

/** False when the camper has no such identity. */
export async function deleteIdentity(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queryable
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where(publicId, '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
