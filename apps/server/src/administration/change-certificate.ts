import {
  certificationIdentities,
  claimedCertificationType,
  findCertificationById,
  findCertificationIdentity,
  type HeldCertificate,
  type OperatorAction,
} from '@cairn/contract'
import { claimIdsOf } from '#certifications/rules.ts'
import { findClaim } from '#certifications/store.ts'
import { discardCredential, revokeCredential } from '#credentials/store.ts'
import type { Database, Queryable } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { logAction } from './log-action.ts'

type Services = { database: Database; now: () => Date }
type Change = { operator: Camper; userId: string; certSlug: string; reason: string }
type Outcome = Promise<Record<string, never> | Refusal<'flash.certificate-not-signed'>>

/** The certificates that a camper has claimed, in the order of the claims. */
export async function listCertificates(queryable: Queryable, userId: string): Promise<HeldCertificate[]> {
  const rows = await queryable
    .selectFrom('completions')
    .leftJoin('credentials', (join) =>
      join
        .onRef('credentials.user_id', '=', 'completions.user_id')
        .onRef('credentials.claim_id', '=', 'completions.challenge_id'),
    )
    .select(['challenge_id as claimId', 'completed_at as claimedAt', 'state'])
    .where('completions.user_id', '=', userId)
    .where('challenge_type', '=', claimedCertificationType)
    .orderBy('completed_at')
    .limit(2 * Object.keys(certificationIdentities).length)
    .execute()
  return rows.flatMap(({ claimId, claimedAt, state }) => {
    const certSlug = findCertificationById(claimId)?.certSlug
    if (certSlug === undefined) return []
    return [
      {
        certSlug,
        claimedAt: claimedAt.getTime(),
        state: state === 'waiting' || state === null ? 'claimed' : state,
      },
    ]
  })
}

/** Takes a signed certificate back. */
export async function revokeCertificate(services: Services, change: Change): Outcome {
  return changeCertificate(services, change, 'revoke-certificate', revokeCredential)
}

/** Has a certificate signed again, with its holder's name of today, when it is next opened. */
export async function reissueCertificate(services: Services, change: Change): Outcome {
  return changeCertificate(services, change, 'reissue-certificate', async (transaction, claim) =>
    discardCredential(transaction, claim, ['signed', 'revoked']),
  )
}

async function changeCertificate(
  { database, now }: Services,
  { operator, userId, certSlug, reason }: Change,
  action: OperatorAction,
  act: (transaction: Queryable, claim: { userId: string; claimId: string }) => Promise<boolean>,
): Outcome {
  const identity = findCertificationIdentity(certSlug)
  if (!identity) return refuse('flash.certificate-not-signed')
  const isDone = await transact(database, async (transaction) => {
    const claim = await findClaim(transaction, userId, claimIdsOf({ id: identity.id, slug: certSlug }))
    if (!claim || !(await act(transaction, { userId, claimId: claim.id }))) return false
    await logAction(transaction, {
      operator,
      action,
      camperId: userId,
      about: certSlug,
      reason,
      now: now(),
    })
    return true
  })
  return isDone ? {} : refuse('flash.certificate-not-signed')
}
