import { type Certification, findCertificationById } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Queryable } from '#database/schema.ts'
import { listVerdicts, type Verdict } from '#reruns/list-verdicts.ts'
import { isHandedIn } from './rules.ts'
import { listRevokedClaims } from './store.ts'
import { allWorkBehind, workBehind } from './work-behind.ts'

/** A requirement of a certification, and what the school knows of the work that was done for it. */
export type Judged = { challengeId: string; title: string; isTakenHere: boolean; verdict: Verdict }

/** The verdict on each requirement. One that is a certification has the worst on its projects, and none once it is revoked. */
export async function judgeRequirements(
  { certifications, findChallenge }: Pick<Curriculum, 'certifications' | 'findChallenge'>,
  queryable: Queryable,
  { userId, certification }: { userId: string; certification: Certification },
): Promise<Judged[]> {
  const verdicts = await listVerdicts(queryable, userId, allWorkBehind(certifications, certification))
  const revoked = new Set(await listRevokedClaims(queryable, userId))
  return certification.tests.map(({ id, title }) => {
    const challenge = findChallenge(id)
    const isTakenHere = findCertificationById(id) !== undefined || (challenge && !isHandedIn(challenge))
    const verdict = revoked.has(id)
      ? ({ state: 'failed' } as const)
      : worst(workBehind(certifications, id).flatMap((one) => verdicts.get(one) ?? []))
    return { challengeId: id, title, isTakenHere: isTakenHere ?? false, verdict }
  })
}

function worst(verdicts: readonly Verdict[]): Verdict {
  const ofState = (wanted: Verdict['state']) => verdicts.find(({ state }) => state === wanted)
  return ofState('failed') ?? ofState('waiting') ?? verdicts[0] ?? { state: 'not-re-run' }
}
