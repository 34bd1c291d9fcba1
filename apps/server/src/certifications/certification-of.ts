import { type Certification, findCertificationById, findCertificationIdentity } from '@cairn/contract'
import { claimIdsOf } from './rules.ts'

type Certifications = readonly Pick<Certification, 'id' | 'slug' | 'title'>[]

/** What a claimed certification is called. One that this school no longer has is called by the id of its claims. */
export function certificationOfClaim(
  certifications: Certifications,
  claimId: string,
): { certSlug: string; title: string } {
  const own = certifications.find((one) => claimIdsOf(one).includes(claimId))
  if (own) return { certSlug: own.slug, title: own.title }
  return findCertificationById(claimId) ?? { certSlug: claimId, title: claimId }
}

/** The ids under which claims of a certification are recorded, whose name is one that `certificationOfClaim` gives. */
export function claimIdsOfSlug(certifications: Certifications, slug: string): readonly string[] {
  const own = certifications.find((one) => one.slug === slug)
  return claimIdsOf({ id: (own ?? findCertificationIdentity(slug))?.id ?? slug, slug })
}
