import type { Queryable } from '#database/schema.ts'

/** Links a Microsoft Learn account in place of an earlier one; false if it belongs to another camper. */
export async function replaceMsUsername(
  queryable: Queryable,
  userId: string,
  msUsername: string,
): Promise<boolean> {
  await deleteMsUsername(queryable, userId)
  const { numInsertedOrUpdatedRows = 0n } = await queryable
    .insertInto('ms_usernames')
    .values({ ms_username: msUsername, user_id: userId })
    .onConflict((conflict) => conflict.column('ms_username').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function deleteMsUsername(queryable: Queryable, userId: string): Promise<void> {
  await queryable.deleteFrom('ms_usernames').where('user_id', '=', userId).execute()
}

export async function findMsUsername(queryable: Queryable, userId: string): Promise<string | undefined> {
  const row = await queryable
    .selectFrom('ms_usernames')
    .select('ms_username')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.ms_username
}
