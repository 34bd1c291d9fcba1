import { type CertificationIdentity, certificationIdentities } from './certification-identities.ts'
import type { CertificationFlags } from './entities/certification-flags.ts'
import type { CertificationEntry, HeldCertifications } from './entities/held-certifications.ts'

const identities = Object.entries(certificationIdentities) as [string, CertificationIdentity][]

/** The certifications a camper holds, computed from the flags; any that is not legacy is current. */
export function heldCertifications(flags: CertificationFlags): HeldCertifications {
  const entries = (isLegacy: boolean): CertificationEntry[] =>
    identities.flatMap(([certSlug, { title, flag, kind }]) =>
      flag && (kind === 'legacy') === isLegacy ? [{ show: flags[flag], title, certSlug }] : [],
    )
  const [currentCerts, legacyCerts] = [entries(false), entries(true)]
  return {
    currentCerts,
    legacyCerts,
    hasModernCert: currentCerts.some(({ show }) => show),
    hasLegacyCert: legacyCerts.some(({ show }) => show),
  }
}
