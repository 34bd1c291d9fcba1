import type { Queryable } from '#database/schema.ts'
import { findSavedAt, insertSavedChallenge, type Saving, updateSavedChallenge } from './store.ts'

/**
 * Makes submitted code the saved code of its project, so that it is there when the lesson is opened again, on any device.
 * A save that the code is not based on stays: only its camper can say which of the two is wanted.
 */
export async function saveSubmittedCode(
  transaction: Queryable,
  saving: Saving,
  lastSavedDate: number | undefined,
): Promise<void> {
  const before = await findSavedAt(transaction, saving.userId, saving.challengeId)
  if (!before) await insertSavedChallenge(transaction, saving)
  else if (before.getTime() === lastSavedDate) await updateSavedChallenge(transaction, saving)
}
