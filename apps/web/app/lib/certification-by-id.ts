import { type CertificationIdentity, certificationIdentities } from '@cairn/contract'

type NamedCertification = { certSlug: string; title: string }

/** Certifications by the ids under which claims are recorded; derived, so that none is forgotten. */
export const certificationById: ReadonlyMap<string, NamedCertification> = new Map(
  Object.entries<CertificationIdentity>(certificationIdentities).flatMap(
    ([certSlug, { id, formerIds = [], title }]) =>
      [id, ...formerIds].map((one): [string, NamedCertification] => [one, { certSlug, title }]),
  ),
)
