import { CurriculumCompiler } from '@cairn/compiler'
import type { Challenge } from '@cairn/contract'
import { type View, viewOf } from '../../apps/web/app/workshop/view-of.ts'

export type LessonWithoutCode = { path: string; view: View; challenge: Challenge }

const mostOfType = 30

/** Up to 30 lessons without an editor of each type in a folder of lessons. */
export async function lessonsWithoutCode(directory: string): Promise<LessonWithoutCode[]> {
  const { files } = await new CurriculumCompiler(directory).compile()
  const blocks = files.flatMap(({ name, text }) =>
    name.startsWith('english/blocks/') && text !== undefined
      ? [JSON.parse(text) as { challenges: Challenge[] }]
      : [],
  )
  const counts = new Map<number, number>()
  return blocks
    .flatMap(({ challenges }) => challenges)
    .flatMap((challenge) => {
      const view = viewOf(challenge)
      const count = counts.get(challenge.challengeType) ?? 0
      if (view === 'workshop' || count >= mostOfType) return []
      counts.set(challenge.challengeType, count + 1)
      const { superBlock, block, dashedName } = challenge
      return [{ path: `/learn/${superBlock}/${block}/${dashedName}`, view, challenge }]
    })
}
