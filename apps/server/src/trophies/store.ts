import { changesRows } from '#database/changes-rows.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'

/** Links a Microsoft Learn account in place of an earlier one, which stays if the new one is another camper's: false. */
export async function replaceMsUsername(
  queryable: Queryable,
  userId: string,
  msUsername: string,
): Promise<boolean> {
  const taken = queryable
    .selectFrom('ms_usernames as taken')
    .select('taken.user_id')
    .where('taken.ms_username', '=', msUsername)
    .where('taken.user_id', '<>', userId)
  await queryable
    .deleteFrom('ms_usernames')
    .where('user_id', '=', userId)
    .where((row) => row.not(row.exists(taken)))
    .execute()
  return changesRows(
    queryable
      .insertInto('ms_usernames')
      .values({ ms_username: msUsername, user_id: userId })
      .onConflict((conflict) => conflict.column('ms_username').doNothing()),
  )
}

export async function deleteMsUsername(queryable: Queryable, userId: string): Promise<void> {
  await queryable.deleteFrom('ms_usernames').where('user_id', '=', userId).execute()
}

export async function findMsUsername(queryable: Queryable, userId: string): Promise<string | undefined> {
  return findValue(queryable.selectFrom('ms_usernames').select('ms_username').where('user_id', '=', userId))
}
