import { keptRow } from '#account-changes/ways-in-store.ts'
import type { KeptRow } from '#database/kept-change.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'
import { type ProvenCamper, selectProven } from '#users/sign-in-epoch-store.ts'

type NewCodes = { userId: string; codeHashes: readonly Buffer[]; now: Date }

/** In a transaction, so that a camper has the new codes or the old ones, never both or none. Returns the old ones. */
export async function replaceCodes(
  queryable: Queryable,
  { userId, codeHashes, now }: NewCodes,
): Promise<KeptRow[]> {
  const replaced = await queryable
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .returning(keptRow('recovery_codes'))
    .execute()
  await queryable
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })))
    .execute()
  return replaced.map(({ row }) => row)
}

type Code = { userId: string; codeHash: Buffer }

/**
 * Finds the camper with this address and code. It is one statement, so that its duration does not reveal whether
 * there is such a camper (docs/reference/security.md, “Known addresses”).
 */
export async function findCodeOwner(
  queryable: Queryable,
  email: string,
  codeHash: Buffer,
): Promise<ProvenCamper | undefined> {
  return selectProven(queryable)
    .innerJoin('emails', 'emails.user_id', 'users.user_id')
    .innerJoin('recovery_codes', 'recovery_codes.user_id', 'users.user_id')
    .where('emails.email', '=', email)
    .where('recovery_codes.code_hash', '=', codeHash)
    .executeTakeFirst()
}

/** Redeems a code: of many concurrent attempts, one gets the row. */
export async function consumeCode(
  queryable: Queryable,
  { userId, codeHash }: Code,
): Promise<KeptRow | undefined> {
  return findValue(
    queryable
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning(keptRow('recovery_codes')),
  )
}

export async function countCodes(
  queryable: Queryable,
  userId: string,
): Promise<{ left: number; createdAt: Date | null }> {
  const row = await queryable
    .selectFrom('recovery_codes')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('created_at').as('createdAt')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { left: Number(row.count), createdAt: row.createdAt }
}
