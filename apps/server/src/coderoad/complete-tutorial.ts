import { challengeTypes, type completeTutorial as completeTutorialCall, limits } from '@cairn/contract'
import { findTokenOwner } from '#account/store.ts'
import { isSignedUserToken } from '#account/user-token.ts'
import type { ChallengeFacts } from '#curriculum/open-curriculum.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import {
  findCompletedAt,
  insertCompletion,
  insertPartialCompletion,
  setCurrentChallenge,
} from '#progress/store.ts'
import { repositoryOf } from './rules.ts'

export type CoderoadServices = {
  database: Database
  /** Whose repositories are tutorials of this school. */
  coderoadOwner: string
  /** The lesson that leads to a repository of ours. */
  findTutorial: (repository: string) => Promise<Pick<ChallengeFacts, 'id' | 'challengeType'> | undefined>
  /** Signs user tokens. */
  tokenKey: Buffer
  now: () => Date
  /** By which tokens run out. */
  steadyNow: () => Date
}

/**
 * Records what the remote editor tells of a tutorial: a lesson is completed, and a project half of it, until
 * its link is sent (api.md §10). Undefined: it is recorded, on disk.
 */
export async function completeTutorial(
  { database, coderoadOwner, findTutorial, tokenKey, now, steadyNow }: CoderoadServices,
  token: string,
  tutorialId: string,
): Promise<Refusal<keyof typeof completeTutorialCall.refusals> | undefined> {
  if (!isSignedUserToken(token, tokenKey)) return refuse('flash.coderoad.token-invalid')
  const repository = repositoryOf(tutorialId, coderoadOwner)
  if (repository === undefined) return refuse('flash.coderoad.not-ours')
  const tutorial = await findTutorial(repository)
  if (!tutorial) return refuse('flash.coderoad.unknown')
  const completedAt = now()
  const oldest = new Date(steadyNow().getTime() - limits.userTokenLifetimeMs)
  return transact(database, async (transaction) => {
    const userId = await findTokenOwner(transaction, token, oldest)
    if (userId === undefined) return refuse('flash.coderoad.token-invalid')
    await record(transaction, { ...tutorial, userId, completedAt })
    return undefined
  })
}

/** What is completed stays as it is: the editor knows nothing of the link that a project has by then. */
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
  // First, because it lets a camper's other requests wait: a link that comes now finds the part recorded.
  await setCurrentChallenge(transaction, userId, id)
  if (challengeType !== challengeTypes.codeAllyCert) {
    await insertCompletion(transaction, { ...completion, challengeType, files: [] })
  } else if (!(await findCompletedAt(transaction, userId, id))) {
    await insertPartialCompletion(transaction, completion)
  }
}
