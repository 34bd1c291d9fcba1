import { findShownClaim } from '#certifications/find-shown-claim.ts'
import { claimIdsOf } from '#certifications/rules.ts'
import type { CredentialServices } from './services.ts'
import { findSigned } from './store.ts'

/** A signed credential, with the address of its certificate. */
export type PublicCredential = { document: string; username: string; certSlug: string }

/** A signed credential, while its certificate is shown, and the name in it. Its holder has it in the account's export. */
export async function findPublicCredential(
  services: Pick<CredentialServices, 'database' | 'curriculum'>,
  credentialId: string,
): Promise<PublicCredential | undefined> {
  const signed = await findSigned(services.database, credentialId)
  if (!signed?.document) return undefined
  const { document, claimId, username } = signed
  const certification = services.curriculum.certifications.find((one) => claimIdsOf(one).includes(claimId))
  if (!certification) return undefined
  const claim = await findShownClaim(services, { username, certSlug: certification.slug })
  if (claim?.claimId !== claimId) return undefined
  return claim.name === undefined && namesHolder(document)
    ? undefined
    : { document, username, certSlug: certification.slug }
}

function namesHolder(document: string): boolean {
  return document.includes('"identityType":"name"')
}
