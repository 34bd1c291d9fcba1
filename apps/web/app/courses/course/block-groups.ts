import type { ShownCourse } from '@cairn/contract'

/** Blocks under the headings of their chapter and module, each given where it begins. */
export type BlockGroup = { chapter: string | null; module: string | null; blocks: ShownCourse['blocks'] }

/** The blocks of a course in order; those of a course without chapters are one group without headings. */
export function blockGroups({
  blocks,
  chapters = [],
}: Pick<ShownCourse, 'blocks' | 'chapters'>): BlockGroup[] {
  if (chapters.length === 0) return [{ chapter: null, module: null, blocks }]
  const byName = new Map(blocks.map((block) => [block.dashedName, block]))
  return chapters.flatMap((chapter) =>
    chapter.modules
      .map((module) => ({
        name: module.dashedName,
        blocks: module.blocks.flatMap((name) => byName.get(name) ?? []),
      }))
      .filter((module) => module.blocks.length > 0)
      .map((module, index) => ({
        chapter: index === 0 ? asTitle(chapter.dashedName) : null,
        // A module that is its whole chapter needs no heading of its own.
        module: chapter.modules.length > 1 ? asTitle(module.name) : null,
        blocks: module.blocks,
      })),
  )
}

/** The format gives chapters and modules a slug and no title. */
function asTitle(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
