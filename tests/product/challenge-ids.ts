import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { challengeTypes, type CurriculumIndex } from '@cairn/contract'

const index = join(import.meta.dirname, '../../.build/curriculum/english/index.json')

/** Types that are completed without files, links or answers. */
const plainTypes: ReadonlySet<number> = new Set([
  challengeTypes.html,
  challengeTypes.js,
  challengeTypes.python,
])

/** Ids of the lessons with code that the built product teaches, in their order; projects have calls of their own. */
export async function readChallengeIds(): Promise<string[]> {
  const { superBlocks } = JSON.parse(await readFile(index, 'utf8')) as CurriculumIndex
  return superBlocks.flatMap(({ blocks }) =>
    blocks.flatMap(({ challenges }) =>
      challenges.filter(({ challengeType }) => plainTypes.has(challengeType)).map(({ id }) => id),
    ),
  )
}
