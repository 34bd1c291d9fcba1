import type { CredentialState } from '@cairn/contract'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { findOwnClaim } from './find-own-claim.ts'
import { issueInside } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'
import { discardCredential } from './store.ts'

/**
 * Signs a camper's own certificate again; one that the school has revoked stays revoked. What cannot be signed now,
 * because a project that was submitted again is not checked yet, keeps the credential that it has.
 */
export async function reissueCredential(
  services: CredentialServices,
  own: { userId: string; certSlug: string },
): Promise<CredentialState | Refusal<'flash.cert-not-found' | 'flash.certificate-not-signed'>> {
  const claim = await findOwnClaim(services, own)
  if (!claim) return refuse('flash.cert-not-found', { certSlug: own.certSlug })
  const opened = await services.issuer.openKey()
  try {
    return await transact(services.database, async (transaction) => {
      await discardCredential(transaction, claim, ['signed'])
      const state = await issueInside(transaction, services, { opened, claim })
      if (state?.state === 'signed' || state?.state === 'revoked') return state
      throw new NotSignedAgain()
    })
  } catch (error) {
    if (!(error instanceof NotSignedAgain)) throw error
    return refuse('flash.certificate-not-signed')
  }
}

/** Undoes that the old credential was discarded. */
class NotSignedAgain extends Error {}
