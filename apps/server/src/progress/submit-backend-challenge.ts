import type { BodyOf, completeBackendChallenge, OkOf } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { type ProgressServices, recordCompletion } from './record-completion.ts'
import { areLinksEnough, isSubmittedAsBackend, submittedAtOf } from './rules.ts'

/** Records a lesson whose tests ran against the camper's own server. The result is on disk when it returns. */
export async function submitBackendChallenge(
  { database, findChallenge, now }: ProgressServices,
  { userId }: Camper,
  { id, solution, waitedMs }: BodyOf<typeof completeBackendChallenge>,
): Promise<OkOf<typeof completeBackendChallenge> | Refusal<keyof typeof completeBackendChallenge.refusals>> {
  const challenge = findChallenge(id)
  if (!challenge || !isSubmittedAsBackend(challenge)) return refuse('flash.submission-invalid')
  if (solution !== undefined && !areLinksEnough(challenge, { solution })) {
    return refuse('flash.project-links-invalid')
  }
  const { challengeType } = challenge
  const completedAt = now()
  const completion = {
    userId,
    challengeId: challenge.id,
    challengeType,
    files: [],
    solution,
    completedAt,
    submittedAt: submittedAtOf(completedAt, waitedMs),
  }
  return transact(database, (transaction) => recordCompletion(transaction, completion))
}
