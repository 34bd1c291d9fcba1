import type { Certification, CertificateStanding } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Queryable } from '#database/schema.ts'
import { judgeRequirements } from './judge-requirements.ts'
import { isSigned, listRevokedClaims } from './store.ts'

type Sources = { database: Queryable; curriculum: Pick<Curriculum, 'certifications' | 'findChallenge'> }
type Claimed = { userId: string; claimId: string; certification: Certification }

/**
 * Why the school does not stand behind a certificate that was claimed: an operator has taken it back, or it was never
 * signed, because a project does not pass. Undefined if neither is so (docs/reference/credentials.md, “Signing”).
 */
export async function findStanding(
  { database, curriculum }: Sources,
  { userId, claimId, certification }: Claimed,
): Promise<CertificateStanding | undefined> {
  if ((await listRevokedClaims(database, userId)).includes(claimId)) return { state: 'revoked' }
  if (await isSigned(database, userId, claimId)) return undefined
  const judged = await judgeRequirements(curriculum, database, { userId, certification })
  const failed = judged.find(({ verdict }) => verdict.state === 'failed')
  return failed && { state: 'refused', challengeId: failed.challengeId }
}
