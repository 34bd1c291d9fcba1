import type { OperatorAction } from '@cairn/contract'
import { claimIdsOfSlug } from '#certifications/certification-of.ts'
import { findClaim } from '#certifications/store.ts'
import { discardCredential, revokeCredential } from '#credentials/store.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { logAction } from './action-store.ts'

type Services = { database: Database; curriculum: Pick<Curriculum, 'certifications'>; now: () => Date }
type Change = { operatorId: string; userId: string; certSlug: string; reason: string }
type Outcome = Promise<Record<string, never> | Refusal<'flash.certificate-changed'>>

/** Takes a certificate back, signed or not. */
export async function revokeCertificate(services: Services, change: Change): Outcome {
  return changeCertificate(services, change, 'revoke-certificate', revokeCredential)
}

/**
 * Has a certificate signed again, with its holder's name of today, when it is next opened. Refused if it is not in
 * `state` any more.
 */
export async function reissueCertificate(
  services: Services,
  { state, ...change }: Change & { state: 'signed' | 'revoked' },
): Outcome {
  return changeCertificate(services, change, 'reissue-certificate', async (transaction, claim) =>
    discardCredential(transaction, claim, [state]),
  )
}

async function changeCertificate(
  { database, curriculum, now }: Services,
  { operatorId, userId, certSlug, reason }: Change,
  action: OperatorAction,
  act: (transaction: Queryable, claim: { userId: string; claimId: string }) => Promise<boolean>,
): Outcome {
  const isDone = await transact(database, async (transaction) => {
    const claim = await findClaim(transaction, userId, claimIdsOfSlug(curriculum.certifications, certSlug))
    if (!claim || !(await act(transaction, { userId, claimId: claim.id }))) return false
    await logAction(transaction, {
      operatorId,
      action,
      camperId: userId,
      about: certSlug,
      reason,
      now: now(),
    })
    return true
  })
  return isDone ? {} : refuse('flash.certificate-changed')
}
