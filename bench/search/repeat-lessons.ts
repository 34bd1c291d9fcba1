import type { SuperBlockOutline } from '@cairn/contract'
import type { SearchSource } from '../../apps/server/src/search/searchable.ts'

const separator = '@'

/** A curriculum of exactly this many lessons: the same blocks again and again under different names. */
export function repeatLessons(
  { version, superBlocks, loadChallenges }: SearchSource,
  lessonCount: number,
): SearchSource {
  const blocks = distinctBlocks(superBlocks)
  const [course] = superBlocks
  if (!course || blocks.every(({ challenges }) => challenges.length === 0)) throw new Error('No lessons')
  const repeated: SuperBlockOutline['blocks'] = []
  const limits = new Map<string, number>()
  for (let copy = 0, left = lessonCount; left > 0; copy++) {
    for (const block of blocks) {
      const dashedName = `${block.dashedName}${separator}${copy}`
      limits.set(dashedName, Math.min(left, block.challenges.length))
      repeated.push({ ...block, dashedName })
      left = Math.max(0, left - block.challenges.length)
    }
  }
  return {
    version,
    superBlocks: [{ ...course, blocks: repeated }],
    loadChallenges: async (name) => {
      const lessons = await loadChallenges(name.split(separator)[0] ?? '')
      return lessons.slice(0, limits.get(name))
    },
  }
}

function distinctBlocks(superBlocks: readonly SuperBlockOutline[]): SuperBlockOutline['blocks'] {
  const all = superBlocks.flatMap(({ blocks }) => blocks)
  return [...new Map(all.map((block) => [block.dashedName, block])).values()]
}
