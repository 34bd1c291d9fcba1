import { type CertificationFlags, type CertificationIdentity, certificationIdentities } from '@cairn/contract'

/** A certification, and whether the camper's flag for it is set. */
export type CertificationEntry = { show: boolean; title: string; certSlug: string }

export type HeldCertifications = {
  hasModernCert: boolean
  hasLegacyCert: boolean
  currentCerts: CertificationEntry[]
  legacyCerts: CertificationEntry[]
}

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
