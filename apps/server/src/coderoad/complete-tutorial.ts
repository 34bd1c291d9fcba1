import { challengeTypes, type completeTutorial as completeTutorialCall, limits } from '@cairn/contract'
import { findTokenOwner } from '#account/store.ts'
import { isSignedUserToken } from '#account/user-token.ts'
import type { ChallengeFacts } from '#curriculum/open-curriculum.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { keepFirst, recordCompletion } from '#progress/record-completion.ts'
import { findCompletedAt, insertPartialCompletion, setCurrentChallenge } from '#progress/store.ts'
import { repositoryOf } from './rules.ts'

export type CoderoadServices = {
  database: Database
  /** The GitHub owners of this school's tutorials. */
  coderoadOwners: readonly string[]
  /** The lesson whose tutorial is in this repository. */
  findTutorial: (repository: string) => Promise<Pick<ChallengeFacts, 'id' | 'challengeType'> | undefined>
  /** The key that signs user tokens. */
  tokenKey: Buffer
  /** Called when a camper's progress has changed. */
  tell: (userId: string) => void
  now: () => Date
  /** The steady clock, which decides when tokens expire. */
  steadyNow: () => Date
}

/**
 * Records a tutorial that the remote editor reports as passed. A lesson is completed; a project is half completed
 * until its link is submitted (docs/reference/api.md, “Remote editor”). Returns undefined on success, with the
 * result on disk.
 */
export async function completeTutorial(
  { database, coderoadOwners, findTutorial, tokenKey, tell, now, steadyNow }: CoderoadServices,
  token: string,
  tutorialId: string,
): Promise<Refusal<keyof typeof completeTutorialCall.refusals> | undefined> {
  if (!(await isSignedUserToken(token, tokenKey))) return refuse('flash.coderoad.token-invalid')
  const repository = repositoryOf(tutorialId, coderoadOwners)
  if (repository === undefined) return refuse('flash.coderoad.not-ours')
  const tutorial = await findTutorial(repository)
  if (!tutorial) return refuse('flash.coderoad.unknown')
  const completedAt = now()
  const oldest = new Date(steadyNow().getTime() - limits.userTokenLifetimeMs)
  const owner = await transact(database, async (transaction) => {
    const userId = await findTokenOwner(transaction, token, oldest)
    if (userId !== undefined) await record(transaction, { ...tutorial, userId, completedAt })
    return userId
  })
  if (owner === undefined) return refuse('flash.coderoad.token-invalid')
  tell(owner)
  return undefined
}

/** A completed project stays as it is: the editor does not know the link that it has by now. */
async function record(
  transaction: Queryable,
  {
    id,
    challengeType,
    userId,
    completedAt,
  }: { userId: string; completedAt: Date } & Pick<ChallengeFacts, 'id' | 'challengeType'>,
): Promise<void> {
  const completion = { userId, challengeId: id, completedAt }
  if (challengeType !== challengeTypes.codeAllyCert) {
    await recordCompletion(transaction, { ...completion, challengeType, files: [] }, keepFirst)
    return
  }
  // First, because it makes the camper's other requests wait: a link submitted now finds this part recorded.
  await setCurrentChallenge(transaction, userId, id)
  if (!(await findCompletedAt(transaction, userId, id))) {
    await insertPartialCompletion(transaction, completion)
  }
}
