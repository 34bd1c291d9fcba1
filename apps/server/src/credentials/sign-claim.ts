import type { CredentialState } from '@cairn/contract'
import { findOwnClaim } from './find-own-claim.ts'
import { issueCredential } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'

/** Signs the credential of a certification that a camper has just claimed, if its projects are checked already. */
export async function signClaim(
  services: CredentialServices,
  own: { userId: string; certSlug: string },
): Promise<CredentialState | undefined> {
  const claim = await findOwnClaim(services, own)
  return claim && issueCredential(services, claim)
}
