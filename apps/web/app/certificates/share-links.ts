import { type Certificate, findCertificationIdentity } from '@cairn/contract'

/** LinkedIn's form for a certification, filled in. */
export function linkedInAddress(certificate: Certificate, address: string): string {
  const { certSlug, certTitle, username, date } = certificate
  const issued = new Date(date)
  const abbreviation = findCertificationIdentity(certSlug)?.abbreviation ?? certSlug
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certTitle,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: address,
    certId: `${username}-${abbreviation}`,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

/** A post about the certificate, ready for its owner to send. */
export function xAddress(text: string): string {
  return `https://x.com/intent/post?${new URLSearchParams({ text })}`
}
