import {
  type BodyOf,
  type completeModernChallenge,
  type Completion,
  holdsWork,
  isCodeProject,
  limits,
  type SubmittedFile,
} from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import type { Reruns } from '#reruns/reruns.ts'
import { saveSubmittedCode } from '#saved-challenges/save-submitted-code.ts'
import { claimCode } from './claim-code.ts'
import {
  isProvedByFiles,
  isSubmittedByTests,
  mayBeBuiltHere,
  submittedAtOf,
  areKeysDistinct,
} from './rules.ts'
import { keepOldestDate, type ProgressServices, recordCompletion } from './record-completion.ts'
import { hasNewerSubmission } from './store.ts'

export type SubmitServices = ProgressServices &
  Pick<Curriculum, 'isCertificationProject' | 'loadSeeds'> & { reruns: Reruns }

type Body = BodyOf<typeof completeModernChallenge>

/**
 * Records a completion: once per camper and challenge, keeping the first date. The result is on disk when it
 * returns.
 */
export async function submitChallenge(
  { database, findChallenge, isCertificationProject, loadSeeds, now, reruns }: SubmitServices,
  { userId }: Camper,
  body: Body,
): Promise<Completion | Refusal<keyof typeof completeModernChallenge.refusals>> {
  const size = Buffer.byteLength(JSON.stringify({ ...body, waitedMs: undefined, lastSavedDate: undefined }))
  if (size > limits.maxPayloadBytes) {
    return refuse('flash.challenge-submit-too-big', { 'max-size': limits.maxPayloadBytes, 'user-size': size })
  }
  const challenge = findChallenge(body.id)
  // Exams and projects built elsewhere have calls of their own, which check more.
  const isBuiltHere = challenge !== undefined && mayBeBuiltHere(challenge)
  if (!challenge || !(isBuiltHere || isSubmittedByTests(challenge))) return refuse('flash.submission-invalid')
  const { id, challengeType } = challenge
  const isProved = isProvedByFiles(challengeType, isCertificationProject(id))
  const files = isProved ? (body.files ?? []).map(withoutHistory) : []
  const seeds = isProved ? await loadSeeds(id) : []
  // Without files of its own a lesson has no page to build it on.
  if (isBuiltHere && seeds.length === 0) return refuse('flash.submission-invalid')
  if (isProved && !holdsWork(files, seeds)) return refuse('flash.project-files-needed')
  if (!areKeysDistinct(files)) return refuse('flash.submission-invalid')

  const arrivedAt = now()
  const submittedAt = submittedAtOf(arrivedAt, body.waitedMs)
  // The pace of certification projects is judged by when they arrive (certifications/project-pace.ts).
  const hasWaited = !isProved && submittedAt < arrivedAt
  const completedAt = hasWaited ? submittedAt : arrivedAt
  const completion = { userId, challengeId: id, challengeType, files, completedAt, arrivedAt, submittedAt }
  const answer = await transact(database, async (transaction) => {
    if (isBuiltHere && !(await claimCode(transaction, completion))) return refuse('flash.project-code-used')
    const recorded = await recordCompletion(transaction, completion, hasWaited ? keepOldestDate : undefined)
    if (isCodeProject(challengeType) && !(await hasNewerSubmission(transaction, completion))) {
      const saving = { userId, challengeId: id, files, savedAt: arrivedAt }
      await saveSubmittedCode(transaction, saving, body.lastSavedDate)
    }
    if (isProved) await reruns.runSubmitted(transaction, { userId, challengeId: id })
    return recorded
  })
  if (isProved) reruns.wake()
  return answer
}

function withoutHistory({ contents, key, ext, name }: SubmittedFile): SubmittedFile {
  return { contents, key, ext, name }
}
