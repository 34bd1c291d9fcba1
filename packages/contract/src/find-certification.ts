import { certificationIdentities, type CertificationIdentity } from './certification-identities.ts'

/** The fixed facts about a certification; undefined for one that a school has created itself. */
export function findCertificationIdentity(slug: string): CertificationIdentity | undefined {
  const identities: Readonly<Record<string, CertificationIdentity>> = certificationIdentities
  return Object.hasOwn(identities, slug) ? identities[slug] : undefined
}

/** Certifications by the ids under which claims are recorded. */
const byId: ReadonlyMap<string, { certSlug: string; title: string }> = new Map(
  Object.entries<CertificationIdentity>(certificationIdentities).flatMap(
    ([certSlug, { id, formerIds = [], title }]) =>
      [id, ...formerIds].map((one) => [one, { certSlug, title }] as const),
  ),
)

/** The certification whose claims are recorded under an id; undefined for the id of a challenge. */
export function findCertificationById(id: string): { certSlug: string; title: string } | undefined {
  return byId.get(id)
}
