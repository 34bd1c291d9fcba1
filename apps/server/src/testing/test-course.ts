import type { SuperBlockOutline } from '@cairn/contract'

/** A course with the first of these lessons in one block and the others in a second one. */
export function courseOf(challengeIds: readonly string[]): SuperBlockOutline {
  const challenges = challengeIds.map((id) => ({ id, title: id, dashedName: id, challengeType: 0 as const }))
  const block = {
    name: 'Block',
    intro: [],
    layout: 'challenge-grid' as const,
    helpCategory: 'HTML-CSS',
  }
  return {
    id: 'course',
    title: 'Course',
    stage: 'Core',
    certification: null,
    summary: '',
    blocks: [
      { ...block, dashedName: 'block', challenges: challenges.slice(0, 10) },
      { ...block, dashedName: 'second-block', challenges: challenges.slice(10) },
    ],
  }
}
