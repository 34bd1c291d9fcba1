import { type BodyOf, challengeTypes, type completeProject, type OkOf } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import type { Reruns } from '#reruns/reruns.ts'
import { lockUser } from '#users/lock-store.ts'
import { isWorkUsed, replaceWork } from './project-link-store.ts'
import { type ProgressServices, recordCompletion } from './record-completion.ts'
import { areLinksDistinct, areLinksEnough, countedLinks, isSubmittedByLink, submittedAtOf } from './rules.ts'
import { deletePartialCompletion, findCompletedAt, hasNewerSubmission } from './store.ts'

export type ProjectServices = ProgressServices &
  Pick<Curriculum, 'bringsEnvironment' | 'isCertificationProject'> & { reruns: Reruns }

/**
 * Records a project by its link, and one of the remote editor once its tests passed there, or in the page. The result is on disk
 * when it returns.
 */
export async function submitProject(
  { bringsEnvironment, database, findChallenge, isCertificationProject, now, reruns }: ProjectServices,
  { userId }: Camper,
  { id, solution, githubLink, waitedMs }: BodyOf<typeof completeProject>,
): Promise<OkOf<typeof completeProject> | Refusal<keyof typeof completeProject.refusals>> {
  const challenge = findChallenge(id)
  if (!challenge || !isSubmittedByLink(challenge)) return refuse('flash.submission-invalid')
  if (!areLinksEnough(challenge, { solution, githubLink })) return refuse('flash.project-links-invalid')
  if (!areLinksDistinct({ solution, githubLink })) return refuse('flash.project-links-same')
  const { challengeType } = challenge
  const isTestedHere = challengeType !== challengeTypes.codeAllyCert || (await bringsEnvironment(id))
  const completedAt = now()
  const submittedAt = submittedAtOf(completedAt, waitedMs)
  const completion = {
    userId,
    challengeId: id,
    challengeType,
    files: [],
    solution,
    githubLink,
    completedAt,
    submittedAt,
  }
  const work = countedLinks(challenge, { solution, githubLink }, isCertificationProject(id))
  return transact(database, async (transaction) => {
    // One project of a camper at a time: two concurrent ones must not share a link.
    await lockUser(transaction, userId)
    const isOutdated = await hasNewerSubmission(transaction, completion)
    if (!isOutdated && (await isWorkUsed(transaction, { userId, challengeId: id, work }))) {
      return refuse('flash.project-link-used')
    }
    const isEdited = (await takeEditorPart(transaction, userId, id)) || isTestedHere
    if (!isEdited) return refuse('flash.complete-project-first')
    if (!isOutdated) await replaceWork(transaction, { userId, challengeId: id, work })
    const recorded = await recordCompletion(transaction, completion)
    // The link may have replaced code that was run.
    await reruns.runSubmitted(transaction, { userId, challengeId: id })
    return recorded
  })
}

/** Whether the tests in the remote editor have passed; if so, the partial completion becomes a full one. */
async function takeEditorPart(transaction: Queryable, userId: string, id: string): Promise<boolean> {
  const isWaiting = await deletePartialCompletion(transaction, userId, id)
  return isWaiting || (await findCompletedAt(transaction, userId, id)) !== undefined
}
