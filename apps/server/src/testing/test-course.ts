import type { BlockOutline, SuperBlockOutline } from '@cairn/contract'

type TestBlock = Pick<BlockOutline, 'dashedName' | 'layout' | 'challenges'>

/** A course of these blocks. */
export function courseOf(...blocks: readonly TestBlock[]): SuperBlockOutline {
  return {
    id: 'course',
    title: 'Course',
    stage: 'Core',
    certification: null,
    summary: '',
    blocks: blocks.map((block) => ({ ...block, name: 'Block', intro: [], helpCategory: 'HTML-CSS' })),
  }
}

/** A course with the first ten of these lessons in one block, and the others in a second one. */
export function courseOfLessons(challengeIds: readonly string[]): SuperBlockOutline {
  const challenges = challengeIds.map((id) => ({ id, title: id, dashedName: id, challengeType: 0 as const }))
  return courseOf(
    { dashedName: 'block', layout: 'challenge-grid', challenges: challenges.slice(0, 10) },
    { dashedName: 'second-block', layout: 'challenge-grid', challenges: challenges.slice(10) },
  )
}
