import type { certificationIdentities } from './certification-identities.ts'
import { findCertificationIdentity } from './find-certification.ts'

type CertificationSlug = keyof typeof certificationIdentities
type FrenchCertificate = { title: string; certifications: readonly CertificationSlug[] }

/**
 * Certificates in French, by slug. Each sums up certifications that its holder has claimed, and asks for nothing more
 * (docs/reference/camper-pages.md, “Certificates in French”).
 */
export const frenchCertificates = {
  'developpeur-securite': {
    title: 'Développeur Sécurité',
    certifications: ['information-security-v7', 'secure-static-sites', 'network-security'],
  },
  'developpeur-web-et-solutions': {
    title: 'Développeur Web et Solutions',
    certifications: [
      'responsive-web-design',
      'javascript-algorithms-and-data-structures-v8',
      'front-end-development-libraries',
      'back-end-development-and-apis',
      'quality-assurance-v7',
    ],
  },
  'developpeur-data': {
    title: 'Développeur Data',
    certifications: [
      'relational-database-v8',
      'scientific-computing-with-python-v7',
      'data-analysis-with-python-v7',
      'machine-learning-with-python-v7',
    ],
  },
} as const satisfies Record<string, FrenchCertificate>

/** The French certificate with this slug; undefined for that of a single certification. */
export function findFrenchCertificate(slug: string): FrenchCertificate | undefined {
  const certificates: Readonly<Record<string, FrenchCertificate>> = frenchCertificates
  return Object.hasOwn(certificates, slug) ? certificates[slug] : undefined
}

/** The certifications that a certificate is given for; empty where the school lacks one of them. */
export function certificationsBehind<Certified extends { slug: string }>(
  certSlug: string,
  offered: readonly Certified[],
): readonly Certified[] {
  const slugs: readonly string[] = findFrenchCertificate(certSlug)?.certifications ?? [certSlug]
  const found = offered.filter(({ slug }) => slugs.includes(slug))
  return found.length === slugs.length ? found : []
}

/** The hours of work that certifications stand for together; null if one of them does not state its hours. */
export function hoursBehind(certifications: readonly { slug: string }[]): number | null {
  const hours = certifications.map(({ slug }) => findCertificationIdentity(slug)?.completionHours ?? null)
  return hours.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}
