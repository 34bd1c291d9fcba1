import { type Challenge, paths, type SearchResult } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { plainText } from '#curriculum/plain-text.ts'

/** What can be found, with the text that it is found by. */
export type Searchable = Pick<SearchResult, 'kind' | 'path' | 'course' | 'block'> & {
  title: string
  text: string
}

export type SearchSource = Pick<Curriculum, 'version' | 'superBlocks' | 'loadChallenges'>

/** A lesson's later words are not found; this bounds the memory of the index. */
const mostCharacters = 10_000

/**
 * Courses, blocks and lessons in their order. Courses may share blocks; the first course that lists one is its home.
 */
export async function* searchablesOf({
  superBlocks,
  loadChallenges,
}: SearchSource): AsyncGenerator<Searchable> {
  const seen = new Set<string>()
  for (const { id: superBlock, title: course, summary, blocks } of superBlocks) {
    // A course without lessons has nothing to offer yet.
    if (blocks.length === 0) continue
    const none = { course: null, block: null }
    yield {
      kind: 'course',
      path: paths.superBlock(superBlock),
      ...none,
      title: course,
      text: plainText(summary),
    }
    for (const { dashedName, name, intro } of blocks) {
      if (seen.has(dashedName)) continue
      seen.add(dashedName)
      const text = plainText(intro.join(' '))
      yield {
        kind: 'block',
        path: paths.block(superBlock, dashedName),
        course,
        block: null,
        title: name,
        text,
      }
      for (const challenge of await loadChallenges(dashedName)) {
        const path = paths.challenge({ superBlock, block: dashedName, dashedName: challenge.dashedName })
        const { title } = challenge
        yield { kind: 'lesson', path, course, block: name, title, text: textOf(challenge) }
      }
    }
  }
}

/** What a lesson tells; nothing of what it asks, tests or explains afterwards. */
function textOf({ description, instructions, notes, interactive, transcript }: Challenge): string {
  const parts = (interactive ?? []).map((part) => (part.type === 'text' ? part.html : part.instructions))
  const spoken = (transcript ?? []).map((part) => part.html)
  const html = [description, instructions, notes ?? '', ...parts, ...spoken].join(' ')
  return plainText(html).slice(0, mostCharacters)
}
