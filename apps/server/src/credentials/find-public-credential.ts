import { findShownClaim } from '#certifications/find-shown-claim.ts'
import { claimIdsOf } from '#certifications/rules.ts'
import { fitsShownName } from './fits-shown-name.ts'
import type { CredentialServices } from './services.ts'
import { findSigned } from './store.ts'

/** A signed credential, with the address of its certificate. */
type PublicCredential = {
  /** Undefined while its certificate shows another name. Its holder has it in the account's export. */
  document: string | undefined
  username: string
  certSlug: string
}

/** A signed credential, while its certificate is shown; one with a name in it only while its holder shows one. */
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
  const isShown = fitsShownName(document, claim.name)
  if (!isShown && claim.name === undefined) return undefined
  return { document: isShown ? document : undefined, username, certSlug: certification.slug }
}
