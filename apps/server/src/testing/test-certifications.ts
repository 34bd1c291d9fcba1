import { type Certification, type CertificationIdentity, certificationIdentities } from '@cairn/contract'
import { codeProjects, linkProjects, serverProjects } from './test-projects.ts'

const identities = Object.entries<CertificationIdentity>(certificationIdentities).filter(
  ([, { kind }]) => kind !== 'upcoming',
)

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

/** The certifications of a school without upcoming changes: each other one asks for two lessons of its own. */
export function certificationsOf(challengeIds: readonly string[]): readonly Certification[] {
  return identities.map(([slug, { id, title }], index) => ({
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
