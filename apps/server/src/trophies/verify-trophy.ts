import { challengeTypes, type completeTrophyChallenge, type OkOf } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { type ProgressServices, recordCompletion } from '#progress/record-completion.ts'
import type { MicrosoftLearn } from './microsoft-learn.ts'
import { findMsUsername } from './store.ts'

export type TrophyServices = ProgressServices & {
  microsoftLearn: MicrosoftLearn
  /** The trophy that a lesson asks for; undefined for other lessons. */
  findTrophyId: (challengeId: string) => Promise<string | undefined>
}

type Answer = OkOf<typeof completeTrophyChallenge> | Refusal<keyof typeof completeTrophyChallenge.refusals>

/**
 * Records the lesson if Microsoft Learn says that the camper has earned its trophy
 * (docs/reference/api.md, “Trophies”).
 */
export async function verifyTrophy(
  { database, findTrophyId, microsoftLearn, now }: TrophyServices,
  { userId }: Camper,
  challengeId: string,
): Promise<Answer> {
  const trophyId = await findTrophyId(challengeId)
  if (trophyId === undefined) return refuse('flash.ms.trophy.err-2')
  const msUsername = await findMsUsername(database, userId)
  if (msUsername === undefined) return refuse('flash.ms.trophy.err-1')
  const learnUserId = await microsoftLearn.findUserId(msUsername)
  if (learnUserId === undefined) return refuse('flash.ms.profile.err', { msUsername })
  const trophies = await microsoftLearn.listTrophies(learnUserId)
  if (!trophies) return refuse('flash.ms.trophy.err-3')
  if (trophies.typeIds.length === 0) return refuse('flash.ms.trophy.err-6')
  if (!trophies.typeIds.includes(trophyId)) return refuse('flash.ms.trophy.err-4', { msUsername })
  const completion = {
    userId,
    challengeId,
    challengeType: challengeTypes.msTrophy,
    files: [],
    solution: trophies.address,
    completedAt: now(),
  }
  return transact(database, (transaction) => recordCompletion(transaction, completion))
}
