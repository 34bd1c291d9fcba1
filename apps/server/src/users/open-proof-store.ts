import type { Queryable } from '#database/schema.ts'

/** Sign-in codes and links that were mailed, and services that wait for one of them to be linked. */
const openProofs = ['sign_in_requests', 'pending_identities'] as const

/** Deletes those of an account, which are found by its addresses. Returns whether there were some. */
export async function deleteOpenProofs(queryable: Queryable, userId: string): Promise<boolean> {
  let deleted = 0n
  for (const table of openProofs) {
    const { numDeletedRows } = await queryable
      .deleteFrom(table)
      .where('email', 'in', (emails) =>
        emails.selectFrom('emails').select('email').where('user_id', '=', userId),
      )
      .executeTakeFirstOrThrow()
    deleted += numDeletedRows
  }
  return deleted > 0n
}
