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
import { findClaim } from './store.ts'

type Services = { database: Database; curriculum: Pick<Curriculum, 'certifications'> }
type Asked = { username: string; certSlug: string }

/** A camper's certificate, or why it is not shown (docs/reference/api.md, “Certificates”). */
export async function showCertificate(
  { database, curriculum }: Services,
  { username: wanted, certSlug }: Asked,
): Promise<OkOf<typeof showCertification> | Refusal<'flash.cert-not-found'>> {
  const certifications = certificationsBehind(certSlug, curriculum.certifications)
  const [first] = certifications
  if (!first) return refuse('flash.cert-not-found', { certSlug })
  const holder = await findShownHolder(database, wanted)
  if ('messages' in holder) return holder
  const { userId, username, name } = holder
  const { title: certTitle } = findFrenchCertificate(certSlug) ?? first
  const date = await findLastClaimDate(database, userId, certifications)
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

/** When the last of them was claimed; undefined while one of them is not. */
async function findLastClaimDate(
  database: Database,
  userId: string,
  certifications: readonly Certification[],
): Promise<number | undefined> {
  const claims = await Promise.all(certifications.map((one) => findClaim(database, userId, claimIdsOf(one))))
  const dates = claims.flatMap((claim) => (claim ? [claim.claimedMs] : []))
  return dates.length < claims.length ? undefined : Math.max(...dates)
}
