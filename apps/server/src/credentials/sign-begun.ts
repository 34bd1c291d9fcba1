import { claimIdsOf } from '#certifications/rules.ts'
import type { Queryable } from '#database/schema.ts'
import { issueInside } from './issue-credential.ts'
import type { CredentialServices } from './services.ts'
import { listBegun } from './store.ts'

/** Signs what a camper has claimed and what waited for a verdict, in the transaction that records the verdict. */
export async function signBegun(
  services: CredentialServices,
  transaction: Queryable,
  userId: string,
): Promise<void> {
  const begun = await listBegun(transaction, userId)
  if (begun.length === 0) return
  // A verdict counts although the key cannot be read; then the certificate is signed when it is next opened.
  const opened = await services.issuer.openKey().catch((error: unknown) => {
    services.onFailure(error)
    return undefined
  })
  if (!opened) return
  for (const { claimId, earnedAt } of begun) {
    const certification = services.curriculum.certifications.find((one) => claimIdsOf(one).includes(claimId))
    if (!certification) continue
    await issueInside(transaction, services, {
      opened,
      claim: { userId, claimId, earnedAt, certification },
    })
  }
}
