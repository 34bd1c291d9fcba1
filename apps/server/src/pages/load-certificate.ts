import {
  type Certificate,
  type CertificateStanding,
  type CertificationOffer,
  type CertificationRequirement,
  certificationsBehind,
  couldBeUsername,
  findFrenchCertificate,
  flashTypeOf,
  type Notice,
  type PageDataOf,
} from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { Profiles } from '#users/open-profiles.ts'

type Asked = { username: string; certSlug: string }

export type CertificateSources = {
  curriculum: Pick<Curriculum, 'certifications' | 'findPlace'>
  profiles: Pick<Profiles, 'listWork'>
  /** A certificate, or why it is not shown; undefined for an unknown certification. */
  findCertificate: (asked: Asked) => Promise<Certificate | { messages: Notice[] } | undefined>
  findStanding: (asked: Asked) => Promise<CertificateStanding | undefined>
}

/** The certifications that can be claimed here, with their requirements. */
export function certificationOffers({
  curriculum,
}: Pick<CertificateSources, 'curriculum'>): CertificationOffer[] {
  return curriculum.certifications.map(({ id, slug, title, tests }) => ({
    id,
    slug,
    title,
    requirements: requirementsOf(tests, curriculum),
  }))
}

/** The page of a certificate: its content, and the work that it was given for. */
export async function loadCertificate(
  { curriculum, findCertificate, findStanding, profiles }: CertificateSources,
  asked: Asked,
): Promise<PageDataOf<'certification'>> {
  const certifications = certificationsBehind(asked.certSlug, curriculum.certifications)
  // The message that there is no certificate repeats the name, which a stranger may have written.
  const found = couldBeUsername(asked.username) ? await findCertificate(asked) : undefined
  if (certifications.length === 0 || !found) return { screen: 'certification', notice: missing }
  if ('messages' in found) return { screen: 'certification', notice: found.messages[0] ?? missing }
  const isFrench = findFrenchCertificate(asked.certSlug) !== undefined
  const given = isFrench ? certifications : certifications.flatMap(({ tests }) => tests)
  const ids = given.map(({ id }) => id)
  const completed = await profiles.listWork(asked.username, ids)
  const requirements = requirementsOf(given, curriculum).map((requirement) => ({
    ...requirement,
    completed: completed.find(({ id }) => id === requirement.id) ?? null,
  }))
  return {
    screen: 'certification',
    certificate: found,
    standing: (await findStanding(asked)) ?? null,
    requirements,
  }
}

const missing: Notice = {
  type: flashTypeOf('flash.certificate-missing'),
  message: 'flash.certificate-missing',
}

/** Lessons that something asks for, with the addresses of those that are here. */
export function requirementsOf(
  asked: readonly { id: string; title: string }[],
  { findPlace }: Pick<Curriculum, 'findPlace'>,
): CertificationRequirement[] {
  return asked.map(({ id, title }) => ({ id, title, path: findPlace(id)?.path ?? null }))
}
