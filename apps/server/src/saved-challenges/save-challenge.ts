import {
  type BodyOf,
  type ChallengeType,
  isCodeProject,
  limits,
  type OkOf,
  type saveChallenge as saveChallengeCall,
} from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { findSavedAt, insertSavedChallenge, listSavedChallenges, updateSavedChallenge } from './store.ts'

export type SavingServices = {
  database: Database
  findChallenge: (id: string) => { id: string; challengeType: ChallengeType } | undefined
  now: () => Date
}

type Body = BodyOf<typeof saveChallengeCall>
type Answer = OkOf<typeof saveChallengeCall>

/**
 * Saves the code of an unfinished project to the account. A save based on an older version than the stored one is
 * refused and overwrites nothing: the camper is asked (docs/reference/workshop.md, “Local code”).
 */
export async function saveChallenge(
  { database, findChallenge, now }: SavingServices,
  { userId }: Camper,
  body: Body,
): Promise<Answer | Refusal<keyof typeof saveChallengeCall.refusals>> {
  const size = Buffer.byteLength(JSON.stringify({ ...body, lastSavedDate: undefined }))
  if (size > limits.maxPayloadBytes) {
    return refuse('flash.challenge-save-too-big', { 'max-size': limits.maxPayloadBytes, 'user-size': size })
  }
  const challenge = findChallenge(body.id)
  const files = body.files ?? body.challengeFiles
  if (!files || !challenge || !isCodeProject(challenge.challengeType)) return refuse('flash.code-save-error')
  const savedAt = now()
  return transact(database, async (transaction) => {
    const before = await findSavedAt(transaction, userId, challenge.id)
    if (before && before.getTime() !== body.lastSavedDate) return refuse('flash.code-save-conflict')
    const sinceMs = before ? savedAt.getTime() - before.getTime() : Infinity
    // Below zero, the clock was ahead when the code was saved.
    if (sinceMs >= 0 && sinceMs < limits.codeSaveIntervalMs) return refuse('flash.code-save-less')
    const saving = { userId, challengeId: challenge.id, files, savedAt }
    if (before) await updateSavedChallenge(transaction, saving)
    else if (!(await insertSavedChallenge(transaction, saving))) return refuse('flash.code-save-conflict')
    return { savedChallenges: await listSavedChallenges(transaction, userId) }
  })
}
