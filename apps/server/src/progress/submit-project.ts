import { type BodyOf, challengeTypes, type completeProject, type OkOf } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { type ProgressServices, recordCompletion } from './record-completion.ts'
import { areLinksEnough, isSubmittedByLink, submittedAtOf } from './rules.ts'
import { deletePartialCompletion, findCompletedAt } from './store.ts'

/** Records a project by its link; one of the remote editor once its tests passed there. On disk when it returns. */
export async function submitProject(
  { database, findChallenge, now }: ProgressServices,
  { userId }: Camper,
  { id, solution, githubLink, waitedMs }: BodyOf<typeof completeProject>,
): Promise<OkOf<typeof completeProject> | Refusal<keyof typeof completeProject.refusals>> {
  const challenge = findChallenge(id)
  if (!challenge || !isSubmittedByLink(challenge)) return refuse('flash.submission-invalid')
  if (!areLinksEnough(challenge, { solution, githubLink })) return refuse('flash.project-links-invalid')
  const { challengeType } = challenge
  const completedAt = now()
  const completion = {
    userId,
    challengeId: challenge.id,
    challengeType,
    files: [],
    solution,
    githubLink,
    completedAt,
    submittedAt: submittedAtOf(completedAt, waitedMs),
  }
  return transact(database, async (transaction) => {
    const isEdited =
      challengeType !== challengeTypes.codeAllyCert || (await takeEditorPart(transaction, userId, id))
    return isEdited ? recordCompletion(transaction, completion) : refuse('flash.complete-project-first')
  })
}

/** Whether the tests in the remote editor have passed; the part that waits for its link becomes a whole. */
async function takeEditorPart(transaction: Queryable, userId: string, id: string): Promise<boolean> {
  const isWaiting = await deletePartialCompletion(transaction, userId, id)
  return isWaiting || (await findCompletedAt(transaction, userId, id)) !== undefined
}
