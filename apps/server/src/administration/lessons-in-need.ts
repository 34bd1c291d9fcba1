import type { LessonInNeed } from '@cairn/contract'
import type { Curriculum } from '#curriculum/open-curriculum.ts'

/** The lessons that the compiler refused. One block after the other, so that requests in between do not wait. */
export async function findLessonsInNeed({
  superBlocks,
  loadRefused,
}: Pick<Curriculum, 'superBlocks' | 'loadRefused'>): Promise<LessonInNeed[]> {
  const blocks = superBlocks.flatMap((superBlock) => superBlock.blocks)
  const lessons: LessonInNeed[] = []
  for (const { dashedName, name } of new Map(blocks.map((block) => [block.dashedName, block])).values()) {
    for (const { title, problems } of await loadRefused(dashedName))
      lessons.push({ block: name, title, problems })
  }
  return lessons
}
