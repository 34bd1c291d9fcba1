import type { AccountImport } from '@cairn/contract'
import { submitBackendChallenge } from '#progress/submit-backend-challenge.ts'
import { submitChallenge } from '#progress/submit-challenge.ts'
import { submitProject } from '#progress/submit-project.ts'
import { isProvedByFiles, isSubmittedAsBackend, isSubmittedByLink } from '#progress/rules.ts'
import { findCompletedAt } from '#progress/store.ts'
import { Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { withoutRuns } from '#reruns/without-runs.ts'
import type { ImportServices } from './services.ts'

type Completed = AccountImport['user']['completedChallenges'][number]

/** What became of a completion. */
export type Outcome = 'stored' | 'unknown' | 'refused'

/** A lesson that has waited in a browser has the earlier of two dates (progress/submit-challenge.ts). */
const asWaited = { waitedMs: 1 }

/**
 * Submits a completed lesson as its camper’s browser would, with the date of the file. A project that a certification asks
 * for is dated now, because claims are judged by when projects arrive (docs/decisions/0034-what-a-certificate-rests-on.md);
 * so it would always be newer than what the account has, which stays therefore, with what its run has said.
 */
export async function importCompletion(
  { database, curriculum, now }: ImportServices,
  camper: Camper,
  { id, files, solution, githubLink, completedDate }: Completed,
): Promise<Outcome> {
  const challenge = curriculum.findChallenge(id)
  if (!challenge) return 'unknown'
  const time = now().getTime()
  const isCertificationProject = curriculum.isCertificationProject(id)
  if (isCertificationProject && (await findCompletedAt(database, camper.userId, id))) return 'stored'
  const date = isCertificationProject ? time : Math.min(completedDate, time)
  // The school runs what a certificate rests on when it is claimed.
  const services = { ...curriculum, database, reruns: withoutRuns(curriculum), now: () => new Date(date) }
  const { challengeType } = challenge
  const submit = () => {
    if (solution !== undefined && isSubmittedByLink(challenge))
      return submitProject(services, camper, { id, solution, githubLink })
    if (isSubmittedAsBackend(challenge)) return submitBackendChallenge(services, camper, { id, solution })
    const body = { id, challengeType, files }
    if (isProvedByFiles(challengeType, isCertificationProject)) return submitChallenge(services, camper, body)
    const later = { ...services, now: () => new Date(date + asWaited.waitedMs) }
    return submitChallenge(later, camper, { ...body, ...asWaited })
  }
  return (await submit()) instanceof Refusal ? 'refused' : 'stored'
}
