import {
  type Certification,
  type CertificationIdentity,
  certificationIdentities,
  type Problem,
} from '@cairn/contract'
import { placesIn } from '../problems/places-in.ts'
import type { Structure } from '../sources/read-structure.ts'
import type { CertificationFile } from '../sources/structure-schemas.ts'

/**
 * Certifications in the order of `certification-identities.ts` (contract), then by slug; those listed there keep their
 * ids. One with the id of a lesson is left out: everyone who completed the lesson would hold it.
 */
export function linkCertifications(
  files: readonly Structure<CertificationFile>[],
  lessonIds: ReadonlySet<string>,
): { certifications: Certification[]; problems: Problem[] } {
  const known = Object.keys(certificationIdentities)
  const rank = ({ slug }: Certification) => (known.includes(slug) ? known.indexOf(slug) : known.length)
  const own = files.filter(({ value }) => !lessonIds.has(value.id))
  const certifications = own.map(({ value: { id, title, certification, tests } }) => ({
    id,
    title,
    slug: certification,
    tests,
  }))
  return {
    certifications: certifications.toSorted(
      (one, other) => rank(one) - rank(other) || one.slug.localeCompare(other.slug, 'en'),
    ),
    problems: [
      ...files.flatMap(changedId),
      ...repeatedSlugs(files),
      ...files.filter((file) => !own.includes(file)).map(lessonId),
    ],
  }
}

function changedId({ file, text, value }: Structure<CertificationFile>): Problem[] {
  const identities: Readonly<Record<string, CertificationIdentity>> = certificationIdentities
  const identity = Object.hasOwn(identities, value.certification)
    ? identities[value.certification]
    : undefined
  if (!identity || identity.id === value.id) return []
  return [
    {
      file,
      ...placesIn(text, 0)(['id']),
      text: value.id,
      message: `The id of the certification \`${value.certification}\` is fixed, because campers hold it.`,
      remedy: `Write ${identity.id}, or give the certification a name of its own.`,
    },
  ]
}

function repeatedSlugs(files: readonly Structure<CertificationFile>[]): Problem[] {
  return files
    .filter(
      ({ value }, index) =>
        files.findIndex((other) => other.value.certification === value.certification) < index,
    )
    .map(({ file, text, value }) => ({
      file,
      ...placesIn(text, 0)(['certification']),
      text: value.certification,
      message: `There is another certification \`${value.certification}\`.`,
      remedy: 'Give this one its own name, or take it out.',
    }))
}

function lessonId({ file, text, value }: Structure<CertificationFile>): Problem {
  return {
    file,
    ...placesIn(text, 0)(['id']),
    text: value.id,
    message: `The certification \`${value.certification}\` has the id of a lesson, so it is left out.`,
    remedy: 'Give it an id of its own.',
  }
}
