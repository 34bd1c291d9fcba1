import { CurriculumCompiler } from '@cairn/compiler'
import { type Challenge, paths, type SuperBlockOutline } from '@cairn/contract'
import { type View, viewOf } from '../../apps/web/app/workshop/view-of.ts'

export type LessonWithoutCode = { path: string; view: View; challenge: Challenge }

const mostOfType = 30

type FoundLessons = {
  /** Up to 30 of each type. */
  lessons: LessonWithoutCode[]
  /** How many there are of each type. */
  available: ReadonlyMap<number, number>
}

/** Lessons without an editor in a folder of lessons. */
export async function lessonsWithoutCode(directory: string): Promise<FoundLessons> {
  const { files, indexes } = await new CurriculumCompiler(directory).compile()
  const lessons = new Map(
    files.flatMap(({ name, text }) =>
      name.startsWith('english/blocks/') && text !== undefined
        ? (JSON.parse(text) as { challenges: Challenge[] }).challenges.map(
            (challenge) => [`${challenge.block}/${challenge.id}`, challenge] as const,
          )
        : [],
    ),
  )
  const available = new Map<number, number>()
  const found = shownPlaces(indexes.get('english')?.superBlocks ?? []).flatMap(
    ({ superBlock, block, id }) => {
      const challenge = lessons.get(`${block}/${id}`)
      const view = challenge && viewOf(challenge)
      if (!view || view === 'workshop') return []
      const count = available.get(challenge.challengeType) ?? 0
      available.set(challenge.challengeType, count + 1)
      if (count >= mostOfType) return []
      return [{ path: paths.challenge({ ...challenge, superBlock }), view, challenge }]
    },
  )
  return { lessons: found, available }
}

/** Where lessons are in the courses and blocks that a school shows unless it is told otherwise. */
function shownPlaces(superBlocks: readonly SuperBlockOutline[]) {
  return superBlocks
    .filter(({ stage }) => stage !== 'New' && stage !== 'Upcoming')
    .flatMap(({ id: superBlock, blocks }) =>
      blocks
        .filter(({ isUpcomingChange }) => !isUpcomingChange)
        .flatMap(({ dashedName: block, challenges }) =>
          challenges.map(({ id }) => ({ superBlock, block, id })),
        ),
    )
}
