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
import { completeProfileUi, isFoundAs } from '#users/rules.ts'
import { claimIdsOf, notice, reasonToHide } from './rules.ts'
import { findClaimDate, findHolder } from './store.ts'

type Services = { database: Database; curriculum: Pick<Curriculum, 'certifications'> }
type Asked = { username: string; certSlug: string }

/** A camper's certificate, or why it is not shown (docs/reference/api.md, “Certificates”). */
export async function showCertificate(
  { database, curriculum }: Services,
  { username, certSlug }: Asked,
): Promise<OkOf<typeof showCertification> | Refusal<'flash.cert-not-found'>> {
  const certifications = certificationsBehind(certSlug, curriculum.certifications)
  const [first] = certifications
  if (!first) return refuse('flash.cert-not-found', { certSlug })
  const row = await findHolder(database, username)
  const notFound = { messages: [notice('flash.username-not-found', { username })] }
  if (!row) return notFound

  const { username_display: shownName, name } = row
  const profileUi = completeProfileUi(row.profile_ui)
  if (!isFoundAs(username, { isLocked: profileUi.isLocked, currentName: shownName })) return notFound
  const holder = { username: shownName, isCheater: row.is_cheater, isHonest: row.is_honest, name, profileUi }
  const reason = reasonToHide(holder)
  if (reason) return { messages: [reason] }

  const { title: certTitle } = findFrenchCertificate(certSlug) ?? first
  const date = await findLastClaimDate(database, row.user_id, certifications)
  if (date === undefined) {
    return { messages: [notice('flash.user-not-certified', { username: shownName, cert: certTitle })] }
  }
  return {
    certSlug,
    certTitle,
    username: shownName,
    ...(profileUi.showName ? { name } : {}),
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
  const dates = await Promise.all(
    certifications.map((one) => findClaimDate(database, userId, claimIdsOf(one))),
  )
  const known = dates.filter((date) => date !== undefined)
  return known.length < dates.length ? undefined : Math.max(...known)
}
