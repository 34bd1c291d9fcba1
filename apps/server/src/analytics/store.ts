import type { Queryable } from '#database/schema.ts'

/** Whether a camper lets the school count what happens. */
export async function findConsent(queryable: Queryable, userId: string): Promise<boolean> {
  const camper = await queryable
    .selectFrom('users')
    .select('allows_analytics')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return camper?.allows_analytics ?? false
}

export async function saveConsent(queryable: Queryable, userId: string, allows: boolean): Promise<void> {
  await queryable
    .updateTable('users')
    .set({ allows_analytics: allows })
    .where('user_id', '=', userId)
    .execute()
}
