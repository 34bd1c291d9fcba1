import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CurriculumIndex } from '@cairn/contract'

const index = join(import.meta.dirname, '../../.build/curriculum/english/index.json')

/** Ids of the lessons that the built product teaches, in their order. */
export async function readChallengeIds(): Promise<string[]> {
  const { superBlocks } = JSON.parse(await readFile(index, 'utf8')) as CurriculumIndex
  return superBlocks.flatMap(({ blocks }) =>
    blocks.flatMap(({ challenges }) => challenges.map(({ id }) => id)),
  )
}
