import {
  type BodyOf,
  type completeModernChallenge,
  limits,
  type OkOf,
  type SubmittedFile,
} from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { isSubmittedByTests, keepsFiles } from './rules.ts'
import { listSavedChallenges } from './saved-challenge-store.ts'
import { type ProgressServices, recordCompletion } from './record-completion.ts'

type Body = BodyOf<typeof completeModernChallenge>
type Answer = OkOf<typeof completeModernChallenge>

/** Records a completion: once per camper and challenge, the first date kept. On disk when it returns. */
export async function submitChallenge(
  { database, findChallenge, now }: ProgressServices,
  { userId }: Camper,
  body: Body,
): Promise<Answer | Refusal<'flash.challenge-submit-too-big' | 'flash.submission-invalid'>> {
  const size = Buffer.byteLength(JSON.stringify(body))
  if (size > limits.maxPayloadBytes) {
    return refuse('flash.challenge-submit-too-big', { 'max-size': limits.maxPayloadBytes, 'user-size': size })
  }
  const challenge = findChallenge(body.id)
  // Exams and projects have calls of their own, which check more (security.md §1a #3).
  if (!challenge || !isSubmittedByTests(challenge)) return refuse('flash.submission-invalid')

  const completion = {
    userId,
    challengeId: challenge.id,
    challengeType: challenge.challengeType,
    files: keepsFiles(challenge) ? (body.files ?? []).map(withoutHistory) : [],
    completedAt: now(),
  }
  return transact(database, async (transaction) => ({
    ...(await recordCompletion(transaction, completion)),
    savedChallenges: await listSavedChallenges(transaction, userId),
  }))
}

function withoutHistory({ contents, key, ext, name }: SubmittedFile): SubmittedFile {
  return { contents, key, ext, name }
}
