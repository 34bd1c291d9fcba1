import type { IssuerKey } from '@cairn/contract'
import { findsRow } from '#database/finds-row.ts'
import type { Queryable } from '#database/schema.ts'

/** Notes the key that the school signs with now; the others sign no more. */
export async function recordCurrentKey(
  queryable: Queryable,
  { id, publicKeyMultibase }: Pick<IssuerKey, 'id' | 'publicKeyMultibase'>,
  now: Date,
): Promise<void> {
  await queryable
    .insertInto('issuer_keys')
    .values({ key_id: id, public_key_multibase: publicKeyMultibase, created_at: now })
    .onConflict((conflict) => conflict.column('key_id').doUpdateSet({ retired_at: null }))
    .execute()
  await queryable
    .updateTable('issuer_keys')
    .set({ retired_at: now })
    .where('key_id', '!=', id)
    .where('retired_at', 'is', null)
    .execute()
}

/** Holds a key until the transaction ends, so that it is not revoked meanwhile. False if it has been. */
export async function holdKey(queryable: Queryable, keyId: string): Promise<boolean> {
  const key = await queryable
    .selectFrom('issuer_keys')
    .select('revoked_at')
    .where('key_id', '=', keyId)
    .forShare()
    .executeTakeFirst()
  return key?.revoked_at === null
}

/** All keys, oldest first. */
export async function listKeys(queryable: Queryable): Promise<IssuerKey[]> {
  const rows = await queryable.selectFrom('issuer_keys').selectAll().orderBy('created_at').execute()
  return rows.map(({ key_id: id, public_key_multibase: publicKeyMultibase, created_at, ...ended }) => ({
    id,
    publicKeyMultibase,
    createdAt: created_at.getTime(),
    ...(ended.retired_at ? { retiredAt: ended.retired_at.getTime() } : {}),
    ...(ended.revoked_at ? { revokedAt: ended.revoked_at.getTime() } : {}),
  }))
}

/** Revokes a key under each of its ids: a school that moved to another address has one for each. */
export async function revokeKey(queryable: Queryable, publicKeyMultibase: string, now: Date): Promise<void> {
  await queryable
    .updateTable('issuer_keys')
    .set({ revoked_at: now, retired_at: now })
    .where('public_key_multibase', '=', publicKeyMultibase)
    .execute()
}

/** Whether a key was revoked under any of its ids. */
export async function isRevoked(queryable: Queryable, publicKeyMultibase: string): Promise<boolean> {
  return findsRow(
    queryable
      .selectFrom('issuer_keys')
      .select('key_id')
      .where('public_key_multibase', '=', publicKeyMultibase)
      .where('revoked_at', 'is not', null),
  )
}
