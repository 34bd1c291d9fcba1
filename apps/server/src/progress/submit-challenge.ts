import {
  type BodyOf,
  type completeModernChallenge,
  limits,
  type OkOf,
  type SubmittedFile,
} from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { holdsWork } from './holds-work.ts'
import { isProvedByFiles, isSubmittedByTests, submittedAtOf } from './rules.ts'
import { listSavedChallenges } from '#saved-challenges/store.ts'
import { keepOldestDate, type ProgressServices, recordCompletion } from './record-completion.ts'

export type SubmitServices = ProgressServices & Pick<Curriculum, 'isCertificationProject' | 'loadSeeds'>

type Body = BodyOf<typeof completeModernChallenge>
type Answer = OkOf<typeof completeModernChallenge>

/**
 * Records a completion: once per camper and challenge, keeping the first date. The result is on disk when it
 * returns.
 */
export async function submitChallenge(
  { database, findChallenge, isCertificationProject, loadSeeds, now }: SubmitServices,
  { userId }: Camper,
  body: Body,
): Promise<Answer | Refusal<keyof typeof completeModernChallenge.refusals>> {
  const size = Buffer.byteLength(JSON.stringify({ ...body, waitedMs: undefined }))
  if (size > limits.maxPayloadBytes) {
    return refuse('flash.challenge-submit-too-big', { 'max-size': limits.maxPayloadBytes, 'user-size': size })
  }
  const challenge = findChallenge(body.id)
  // Exams and projects have calls of their own, which check more.
  if (!challenge || !isSubmittedByTests(challenge)) return refuse('flash.submission-invalid')
  const { id, challengeType } = challenge
  const isProved = isProvedByFiles(challengeType, isCertificationProject(id))
  const files = isProved ? (body.files ?? []).map(withoutHistory) : []
  if (isProved && !holdsWork(files, await loadSeeds(id))) return refuse('flash.project-files-needed')

  const arrivedAt = now()
  const submittedAt = submittedAtOf(arrivedAt, body.waitedMs)
  // The pace of certification projects is judged by when they arrive (certifications/project-pace.ts).
  const hasWaited = !isProved && submittedAt < arrivedAt
  const completedAt = hasWaited ? submittedAt : arrivedAt
  const completion = { userId, challengeId: id, challengeType, files, completedAt, submittedAt }
  return transact(database, async (transaction) => ({
    ...(await recordCompletion(transaction, completion, hasWaited ? keepOldestDate : undefined)),
    savedChallenges: await listSavedChallenges(transaction, userId),
  }))
}

function withoutHistory({ contents, key, ext, name }: SubmittedFile): SubmittedFile {
  return { contents, key, ext, name }
}
