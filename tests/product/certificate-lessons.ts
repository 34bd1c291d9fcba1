import { certificationIdentities } from '@cairn/contract'
import { profileLessons, stepIds, towerId } from './profile-lessons.ts'

/** The file of a certification that asks for these lessons. */
export const certification = (
  slug: keyof typeof certificationIdentities,
  tests: readonly { id: string; title: string }[],
): Record<string, string> => {
  const { id, title } = certificationIdentities[slug]
  const listed = tests.map((one) => `  - id: ${one.id}\n    title: ${one.title}`).join('\n')
  const text = `---\nid: ${id}\ntitle: ${title}\ncertification: ${slug}\nchallengeType: 7\ntests:\n${listed}\n`
  return { [`certifications/${slug}.yml`]: text }
}

const asTest = ({ id, title }: { id: string; title: string }) => ({ id, title })
const { 'data-visualization': visualization, 'responsive-web-design': design } = certificationIdentities

/** The id of a project that has a certification and no lesson. */
const lostId = 'a'.repeat(24)

/** A tower and a step are one certification, a lost project is another, and both together are Full Stack. */
export const certificateLessons: Readonly<Record<string, string>> = {
  ...profileLessons,
  ...certification('responsive-web-design', [
    { id: towerId, title: 'Stone Tower' },
    { id: stepIds[0] ?? '', title: 'Stone 1' },
  ]),
  ...certification('data-visualization', [{ id: lostId, title: 'Lost Map' }]),
  ...certification('full-stack', [asTest(design), asTest(visualization)]),
}
