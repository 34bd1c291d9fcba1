import { claimedCertificationType, type HeldCertificate } from '@cairn/contract'
import type { Queryable } from '#database/schema.ts'

/** More than a school has certifications. */
const most = 1000

export type Claim = Pick<HeldCertificate, 'claimedAt' | 'state'> & { claimId: string }

/** The certifications that a camper has claimed, in the order of the claims. */
export async function listClaims(queryable: Queryable, userId: string): Promise<Claim[]> {
  const rows = await queryable
    .selectFrom('completions')
    .leftJoin('credentials', (join) =>
      join
        .onRef('credentials.user_id', '=', 'completions.user_id')
        .onRef('credentials.claim_id', '=', 'completions.challenge_id'),
    )
    .leftJoin('revoked_claims', (join) =>
      join
        .onRef('revoked_claims.user_id', '=', 'completions.user_id')
        .onRef('revoked_claims.claim_id', '=', 'completions.challenge_id'),
    )
    .select(['challenge_id as claimId', 'completed_at as claimedAt', 'state'])
    .select('revoked_claims.claim_id as revokedId')
    .where('completions.user_id', '=', userId)
    .where('challenge_type', '=', claimedCertificationType)
    .orderBy('completed_at')
    .limit(most)
    .execute()
  return rows.map(({ claimId, claimedAt, state, revokedId }) => ({
    claimId,
    claimedAt: claimedAt.getTime(),
    state: revokedId !== null ? 'revoked' : state === 'signed' ? 'signed' : 'claimed',
  }))
}
