import {
  type Certification,
  type CertificateStanding,
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
import { findStanding } from './find-standing.ts'
import { claimIdsOf, notice } from './rules.ts'
import { findClaim } from './store.ts'

type Services = { database: Database; curriculum: Pick<Curriculum, 'certifications' | 'findChallenge'> }
type Asked = {
  username: string
  certSlug: string
  /** It is not shown with one of these standings, which its page says, and others do not. */
  hiddenIf: readonly CertificateStanding['state'][]
}

/** Both: a certificate in French has no signature of its own, so its page could not say what it rests on. */
const inFrenchHiddenIf = ['revoked', 'refused'] as const

/** A camper's certificate, or why it is not shown (docs/reference/api.md, “Certificates”). */
export async function showCertificate(
  services: Services,
  { username: wanted, certSlug, hiddenIf }: Asked,
): Promise<OkOf<typeof showCertification> | Refusal<'flash.cert-not-found'>> {
  const { database, curriculum } = services
  const certifications = certificationsBehind(certSlug, curriculum.certifications)
  const [first] = certifications
  if (!first) return refuse('flash.cert-not-found', { certSlug })
  const holder = await findShownHolder(database, wanted)
  if ('messages' in holder) return holder
  const { userId, username, name } = holder
  const french = findFrenchCertificate(certSlug)
  const { title: certTitle } = french ?? first
  const claims = await listClaims(services, userId, {
    certifications,
    hiddenIf: french ? inFrenchHiddenIf : hiddenIf,
  })
  const date = lastDateOf(claims, certifications)
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

type Wanted = { certifications: readonly Certification[]; hiddenIf: Asked['hiddenIf'] }

/** The claims of these certifications, without those that are hidden. */
async function listClaims(services: Services, userId: string, { certifications, hiddenIf }: Wanted) {
  const claims = await Promise.all(
    certifications.map(async (certification) => {
      const claim = await findClaim(services.database, userId, claimIdsOf(certification))
      if (!claim || hiddenIf.length === 0) return claim
      const standing = await findStanding(services, { userId, claimId: claim.id, certification })
      return standing && hiddenIf.includes(standing.state) ? undefined : claim
    }),
  )
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
