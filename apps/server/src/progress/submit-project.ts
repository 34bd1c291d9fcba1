import type { BodyOf, completeProject, OkOf } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { type ProgressServices, recordCompletion } from './record-completion.ts'
import { areLinksEnough, isSubmittedByLink } from './rules.ts'

/** Records a project by its link. On disk when it returns. */
export async function submitProject(
  { database, findChallenge, now }: ProgressServices,
  { userId }: Camper,
  { id, solution, githubLink }: BodyOf<typeof completeProject>,
): Promise<OkOf<typeof completeProject> | Refusal<keyof typeof completeProject.refusals>> {
  const challenge = findChallenge(id)
  if (!challenge || !isSubmittedByLink(challenge)) return refuse('flash.submission-invalid')
  if (!areLinksEnough(challenge, { solution, githubLink })) return refuse('flash.project-links-invalid')
  const { challengeType } = challenge
  const completion = {
    userId,
    challengeId: challenge.id,
    challengeType,
    files: [],
    solution,
    githubLink,
    completedAt: now(),
  }
  return transact(database, (transaction) => recordCompletion(transaction, completion))
}
