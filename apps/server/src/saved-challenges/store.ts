import type { SavedChallenge, SubmittedFile } from '@cairn/contract'
import { compileOnce } from '#database/compile-once.ts'
import { changesRows } from '#database/changes-rows.ts'
import { findValue } from '#database/find-value.ts'
import type { Queryable } from '#database/schema.ts'

export type Saving = { userId: string; challengeId: string; files: readonly SubmittedFile[]; savedAt: Date }

/** When a camper's code of a challenge was last saved; locks that row until the transaction ends. */
export async function findSavedAt(
  queryable: Queryable,
  userId: string,
  challengeId: string,
): Promise<Date | undefined> {
  return findValue(
    queryable
      .selectFrom('saved_challenges')
      .select('saved_at')
      .where('user_id', '=', userId)
      .where('challenge_id', '=', challengeId)
      .forUpdate(),
  )
}

/** False if another request has just saved the first code of this challenge. */
export async function insertSavedChallenge(queryable: Queryable, saving: Saving): Promise<boolean> {
  return changesRows(
    queryable
      .insertInto('saved_challenges')
      .values({
        user_id: saving.userId,
        challenge_id: saving.challengeId,
        files: JSON.stringify(saving.files),
        saved_at: saving.savedAt,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'challenge_id']).doNothing()),
  )
}

export async function updateSavedChallenge(queryable: Queryable, saving: Saving): Promise<void> {
  await queryable
    .updateTable('saved_challenges')
    .set({ files: JSON.stringify(saving.files), saved_at: saving.savedAt })
    .where('user_id', '=', saving.userId)
    .where('challenge_id', '=', saving.challengeId)
    .execute()
}

const selectSavedChallenges = compileOnce<{ userId: string }>()((queryable, value) =>
  queryable
    .selectFrom('saved_challenges')
    .select(['challenge_id', 'files', 'saved_at'])
    .where('user_id', '=', value('userId'))
    .orderBy('saved_at'),
)

export async function listSavedChallenges(queryable: Queryable, userId: string): Promise<SavedChallenge[]> {
  const rows = await selectSavedChallenges(queryable, { userId })
  return rows.map((row) => ({
    id: row.challenge_id,
    files: row.files,
    lastSavedDate: row.saved_at.getTime(),
  }))
}
