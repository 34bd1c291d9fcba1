import type { SubmittedFile } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { lockUser } from '#users/lock-store.ts'
import { isWorkUsed, replaceWork } from './project-link-store.ts'
import { countedCode } from './rules.ts'
import { hasNewerSubmission, type Submission } from './store.ts'

type SubmittedCode = Submission & { files: readonly SubmittedFile[] }

/**
 * Notes what a project built in the school was submitted with, in place of an earlier link or code. False if another
 * project of this camper has the same code. A submission that is older than the stored one changes nothing.
 */
export async function claimCode(transaction: Queryable, submitted: SubmittedCode): Promise<boolean> {
  const { userId, challengeId, files } = submitted
  // One project of a camper at a time: two concurrent ones must not share their code.
  await lockUser(transaction, userId)
  if (await hasNewerSubmission(transaction, submitted)) return true
  const work = { userId, challengeId, work: countedCode(files) }
  if (await isWorkUsed(transaction, work)) return false
  await replaceWork(transaction, work)
  return true
}
