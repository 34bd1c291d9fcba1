import { type ReferenceExpression, sql } from 'kysely'
import type { Queryable, Schema } from '#database/schema.ts'
import type { KeptRow, Removed, WayInTable } from '#database/kept-change.ts'
import { deleteOpenProofs } from '#users/open-proof-store.ts'

const wayInTables = ['passkeys', 'identities', 'recovery_codes'] as const satisfies readonly WayInTable[]

/** A deleted row, in the form that `restoreWaysIn` accepts. */
export function keptRow(table: WayInTable) {
  return sql<KeptRow>`to_jsonb(${sql.table(table)})`.as('row')
}

/** Deletes every sign-in method added since then and returns the deleted rows. */
export async function removeWaysInSince(queryable: Queryable, userId: string, since: Date): Promise<Removed> {
  const removed: Removed = {}
  for (const table of wayInTables) {
    const rows = await queryable
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('created_at' as ReferenceExpression<Schema, WayInTable>, '>=', since)
      .returning(keptRow(table))
      .execute()
    removed[table] = rows.map(({ row }) => row)
  }
  return removed
}

/** Deletes the recovery codes created at these times (milliseconds since 1970). */
export async function removeSheets(
  queryable: Queryable,
  userId: string,
  madeAt: readonly number[],
): Promise<void> {
  if (madeAt.length === 0) return
  const moments = madeAt.map((time) => new Date(time))
  await queryable
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(sql<Date>`date_trunc('milliseconds', created_at)`, 'in', moments)
    .execute()
}

/** Restores sign-in methods. Rows that exist already stay unchanged. */
export async function restoreWaysIn(queryable: Queryable, removed: Removed): Promise<void> {
  for (const table of wayInTables) {
    const rows = removed[table] ?? []
    if (rows.length === 0) continue
    const name = sql.table(table)
    await sql`
      insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`.execute(queryable)
  }
}

const endedTables = [
  'sessions',
  'pending_emails',
  'user_tokens',
  'passkey_challenges',
  'known_browsers',
  'known_networks',
] as const

/** Ends all sessions and sign-ins, and whatever they had in progress, and forgets every known browser. */
export async function endEverythingOpen(queryable: Queryable, userId: string): Promise<void> {
  for (const table of endedTables) {
    await queryable.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  await deleteOpenProofs(queryable, userId)
}
