import type { IssuerKey } from '@cairn/contract'
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
    .onConflict((conflict) =>
      conflict.column('key_id').doUpdateSet({ retired_at: null }).where('issuer_keys.revoked_at', 'is', null),
    )
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

/** False if there is no such key. */
export async function revokeKey(queryable: Queryable, keyId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queryable
    .updateTable('issuer_keys')
    .set({ revoked_at: now, retired_at: now })
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
