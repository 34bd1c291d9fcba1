import type { FlashKey } from '@cairn/contract'
import type { Evidence } from './evidence.ts'

const certificatesForNothing = 'apps/server/src/certifications/certificates-for-nothing.test.ts'
const certificationRequirements = 'apps/server/src/certifications/certification-requirements.test.ts'
const claimCertification = 'apps/server/src/certifications/claim-certification.test.ts'
const claimWithoutAccount = 'apps/server/src/certifications/claim-without-account.test.ts'
const showCertificate = 'apps/server/src/certifications/show-certificate.test.ts'
const builtProjectCertificate = 'tests/journeys/built-project-certificate.spec.ts'
const certificates = 'tests/journeys/certificates.spec.ts'
const claimCertificates = 'tests/journeys/claim-certificates.spec.ts'
const rareMessages = 'tests/journeys/rare-messages.spec.ts'

/** Messages about certificates, by their keys. */
export const certificateMessages = {
  'flash.add-name': [showCertificate, 'that is hidden gives the first reason that applies'],
  'flash.already-claimed': [claimCertification, 'a second time keeps the first date'],
  'flash.cert-claim-success': [
    claimCertificates,
    'from the first project to the certificate, at ${width} pixels',
  ],
  'flash.cert-not-found': [showCertificate, 'of an unknown certification is not found'],
  'flash.certificate-missing': [certificates, 'a certificate that cannot be shown leads to a page that can'],
  'flash.certificate-soon': [
    certificatesForNothing,
    'that submits everything at once gets nothing at first, then one certificate an hour',
  ],
  'flash.certs-private': [certificates, 'a certificate that cannot be shown leads to a page that can'],
  'flash.honest-first': [claimCertificates, 'from the first project to the certificate, at ${width} pixels'],
  'flash.incomplete-steps': [
    builtProjectCertificate,
    'a certificate is claimed with a front-end project that was built in the page',
  ],
  'flash.name-needed': [claimCertificates, 'from the first project to the certificate, at ${width} pixels'],
  'flash.not-eligible': [showCertificate, 'that is hidden gives the first reason that applies'],
  'flash.not-honest': [showCertificate, 'that is hidden gives the first reason that applies'],
  'flash.profile-private': [certificates, 'a certificate that cannot be shown leads to a page that can'],
  'flash.really-weird': [rareMessages, 'a certificate that cannot even be shown is really weird'],
  'flash.timeline-private': [certificates, 'a certificate that cannot be shown leads to a page that can'],
  'flash.user-not-certified': [showCertificate, 'is shown for a claim, not for a lesson with the same id'],
  'flash.went-wrong': [claimWithoutAccount, 'a claim that arrives while its account is deleted is refused'],
  'flash.wrong-name': [certificationRequirements, 'with an unknown slug is refused by name: %j'],
} as const satisfies Readonly<Partial<Record<FlashKey, Evidence>>>
