import type { HeldCertificate } from '@cairn/contract'
import { certificationOfClaim } from '#certifications/certification-of.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database } from '#database/schema.ts'
import { listClaims } from './certificate-store.ts'

type Services = { database: Database; curriculum: Pick<Curriculum, 'certifications'> }

/** The certificates that a camper has claimed, with the names of their certifications. */
export async function listCertificates(
  { database, curriculum }: Services,
  userId: string,
): Promise<HeldCertificate[]> {
  const claims = await listClaims(database, userId)
  return claims.map(({ claimId, ...claim }) => ({
    ...certificationOfClaim(curriculum.certifications, claimId),
    ...claim,
  }))
}
