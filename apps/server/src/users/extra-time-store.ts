import type { Queryable } from '#database/schema.ts'

/** By how many percent a camper's exams are longer; 0 unless the operator has granted more. */
export async function findExtraTime(queryable: Queryable, userId: string): Promise<number> {
  const row = await queryable
    .selectFrom('exam_extra_time')
    .select('percent')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.percent ?? 0
}

/** Replaces what was granted before. */
export async function upsertExtraTime(queryable: Queryable, userId: string, percent: number): Promise<void> {
  await queryable
    .insertInto('exam_extra_time')
    .values({ user_id: userId, percent })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ percent }))
    .execute()
}
