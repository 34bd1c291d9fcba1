import { challengeTypes, type SessionUser } from '@cairn/contract'
import { visitorAccount } from '#shared/outbox/visitor-submissions.ts'
import type { WaitingSubmission } from '#shared/outbox/waiting-submission.ts'

/** Types whose lessons ask for something to choose or to write. */
const askingTypes: ReadonlySet<unknown> = new Set([
  challengeTypes.quiz,
  challengeTypes.video,
  challengeTypes.theOdinProject,
  challengeTypes.multipleChoice,
  challengeTypes.fillInTheBlank,
])

/** When each lesson with questions was finished, with the account or in this browser, by its id. */
export function finishedLessons(
  user: Pick<SessionUser, 'id' | 'completedChallenges'> | null | undefined,
  waiting: readonly WaitingSubmission[],
): ReadonlyMap<string, number> {
  // Another account's submissions may wait here as well.
  const owners = new Set([visitorAccount, user?.id])
  const ofAccount = (user?.completedChallenges ?? [])
    .filter(({ challengeType }) => askingTypes.has(challengeType))
    .map(({ id, completedDate }) => [id, completedDate] as const)
  const ofBrowser = waiting
    .filter(({ account, payload }) => owners.has(account) && askingTypes.has(payload['challengeType']))
    .map(({ payload, madeAt = 0 }) => [payload.id, madeAt] as const)
  return new Map([...ofBrowser, ...ofAccount])
}
