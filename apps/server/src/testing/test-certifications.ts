import { type Certification, type CertificationIdentity, certificationIdentities } from '@cairn/contract'
import { codeProjects, linkProjects, serverProjects } from './test-projects.ts'

const allIdentities = Object.entries<CertificationIdentity>(certificationIdentities)
const identities = allIdentities.filter(([, { kind }]) => kind !== 'upcoming')

const fullStack = [
  'responsive-web-design',
  'javascript-algorithms-and-data-structures',
  'front-end-development-libraries',
  'data-visualization',
  'back-end-development-and-apis',
  'information-security-and-quality-assurance',
]

/** Certifications that ask for projects, like real ones. */
const projectsBySlug = new Map([
  ['javascript-algorithms-and-data-structures', codeProjects],
  ['data-visualization', linkProjects],
  ['back-end-development-and-apis', serverProjects],
])

/** The certifications of a school without upcoming changes. */
export const certificationsOf = (challengeIds: readonly string[]) => withTests(identities, challengeIds)

/** The certifications of a school with them. */
export const allCertificationsOf = (challengeIds: readonly string[]) => withTests(allIdentities, challengeIds)

/** Each that asks for no projects asks for two lessons of its own. */
function withTests(listed: typeof identities, challengeIds: readonly string[]): readonly Certification[] {
  return listed.map(([slug, { id, title }], index) => ({
    id,
    title,
    slug,
    tests:
      slug === 'full-stack'
        ? identities.filter(([other]) => fullStack.includes(other)).map(([, other]) => testOf(other.id))
        : idsOf(slug, challengeIds.slice(2 * index, 2 * index + 2)).map(testOf),
  }))
}

function idsOf(slug: string, otherwise: readonly string[]): readonly string[] {
  return projectsBySlug.get(slug)?.map(({ id }) => id) ?? otherwise
}

function testOf(id: string): Certification['tests'][number] {
  return { id, title: id }
}
