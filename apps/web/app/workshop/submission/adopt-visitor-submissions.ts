import type { CompletedChallenge } from '@cairn/contract'
import { keepSubmission, removeSubmissions } from '#shared/outbox/outbox-storage.ts'
import { visitorSubmissions } from '#shared/outbox/visitor-submissions.ts'
import type { WaitingSubmission } from '#shared/outbox/waiting-submission.ts'

type Account = { id: string; completedChallenges: readonly CompletedChallenge[] }

/**
 * Gives a visitor's submissions to the account that was signed in to next, which sends them like its own. They replace
 * no code or link that it has: in a shared browser they may be someone else's. Those from before the account's own give
 * the lesson an earlier date. Another tab may do the same: submissions keep their ids, and the school counts a lesson
 * once.
 */
export function adoptVisitorSubmissions({ id: account, completedChallenges }: Account): void {
  const doneAt = new Map(
    completedChallenges.filter(holdsWork).map(({ id, completedDate }) => [id, completedDate]),
  )
  const wouldReplace = ({ payload, madeAt }: WaitingSubmission) => {
    const done = doneAt.get(payload.id)
    return done !== undefined && (madeAt ?? done) >= done
  }
  const submissions = visitorSubmissions()
  removeSubmissions(new Set(submissions.filter(wouldReplace).map(({ id }) => id)))
  for (const submission of submissions.filter((one) => !wouldReplace(one)))
    keepSubmission({ ...submission, account })
}

function holdsWork({ files, solution }: CompletedChallenge): boolean {
  return files.length > 0 || Boolean(solution)
}
