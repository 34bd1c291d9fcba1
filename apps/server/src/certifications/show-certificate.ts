import {
  type Certification,
  certificationsBehind,
  findFrenchCertificate,
  hoursBehind,
  type OkOf,
  type showCertification,
} from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Database } from '#database/schema.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import { findShownHolder } from './find-shown-holder.ts'
import { claimIdsOf, notice } from './rules.ts'
import { findClaim, listRevokedClaims } from './store.ts'

type Services = { database: Database; curriculum: Pick<Curriculum, 'certifications'> }
type Asked = {
  username: string
  certSlug: string
  /** Whether it is shown with what has become of it, as on its page; true by default. */
  saysIfRevoked?: boolean
}

/**
 * A camper's certificate, or why it is not shown (docs/reference/api.md, “Certificates”). One in French has no signature
 * of its own that could tell, so it rests on no certification whose certificate was revoked.
 */
export async function showCertificate(
  { database, curriculum }: Services,
  { username: wanted, certSlug, saysIfRevoked = true }: Asked,
): Promise<OkOf<typeof showCertification> | Refusal<'flash.cert-not-found'>> {
  const certifications = certificationsBehind(certSlug, curriculum.certifications)
  const [first] = certifications
  if (!first) return refuse('flash.cert-not-found', { certSlug })
  const holder = await findShownHolder(database, wanted)
  if ('messages' in holder) return holder
  const { userId, username, name } = holder
  const french = findFrenchCertificate(certSlug)
  const { title: certTitle } = french ?? first
  const claims = await listClaims(database, userId, certifications)
  const revoked = saysIfRevoked && !french ? [] : await listRevokedClaims(database, userId)
  const date = claims.some(({ id }) => revoked.includes(id)) ? undefined : lastDateOf(claims, certifications)
  if (date === undefined) {
    return { messages: [notice('flash.user-not-certified', { username, cert: certTitle })] }
  }
  return {
    certSlug,
    certTitle,
    username,
    ...(name === undefined ? {} : { name }),
    date,
    completionTime: hoursBehind(certifications),
  }
}

async function listClaims(database: Database, userId: string, certifications: readonly Certification[]) {
  const claims = await Promise.all(certifications.map((one) => findClaim(database, userId, claimIdsOf(one))))
  return claims.flatMap((claim) => claim ?? [])
}

/** When the last of them was claimed; undefined while one of them is not. */
function lastDateOf(
  claims: readonly { claimedMs: number }[],
  certifications: readonly Certification[],
): number | undefined {
  if (claims.length < certifications.length) return undefined
  return Math.max(...claims.map(({ claimedMs }) => claimedMs))
}
