import { findCertificationIdentity, type OkOf, type showCertification } from '@cairn/contract'
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
  const certification = curriculum.certifications.find(({ slug }) => slug === certSlug)
  if (!certification) return refuse('flash.cert-not-found', { certSlug })
  const row = await findHolder(database, username)
  const notFound = { messages: [notice('flash.username-not-found', { username })] }
  if (!row) return notFound

  const { username_display: shownName, name } = row
  const profileUi = completeProfileUi(row.profile_ui)
  if (!isFoundAs(username, { isLocked: profileUi.isLocked, currentName: shownName })) return notFound
  const holder = { username: shownName, isCheater: row.is_cheater, isHonest: row.is_honest, name, profileUi }
  const reason = reasonToHide(holder)
  if (reason) return { messages: [reason] }

  const { title: certTitle } = certification
  const date = await findClaimDate(database, row.user_id, claimIdsOf(certification))
  if (date === undefined) {
    return { messages: [notice('flash.user-not-certified', { username: shownName, cert: certTitle })] }
  }
  return {
    certSlug,
    certTitle,
    username: shownName,
    ...(profileUi.showName ? { name } : {}),
    date,
    completionTime: findCertificationIdentity(certSlug)?.completionHours ?? null,
  }
}
