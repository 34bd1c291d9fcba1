import { type BlockOutline, challengeTypes, type ChallengeOutline } from '@cairn/contract'

/** How the page of a course shows a block. */
export type BlockForm =
  /** A quiz or an exam that is the whole block: what it asks, and one link. */
  | { kind: 'test'; test: 'quiz' | 'exam'; lesson: ChallengeOutline }
  | { kind: 'projects' | 'grid' | 'list' | 'link' }

/** The form of a block: a test by its label, or without one by its only lesson; everything else by its layout. */
export function formOf({
  label,
  layout,
  challenges,
}: Pick<BlockOutline, 'label' | 'layout' | 'challenges'>): BlockForm {
  const [lesson, second] = challenges
  if (lesson && !second) {
    const test =
      label === undefined ? testOf(lesson) : label === 'quiz' || label === 'exam' ? label : undefined
    if (test) return { kind: 'test', test, lesson }
  }
  switch (layout) {
    case 'project-list':
      return { kind: 'projects' }
    case 'challenge-grid':
    case 'dialogue-grid':
      return { kind: 'grid' }
    case 'challenge-list':
      return { kind: 'list' }
    case 'link':
      return { kind: 'link' }
  }
}

function testOf({ challengeType }: ChallengeOutline): 'quiz' | 'exam' | undefined {
  if (challengeType === challengeTypes.quiz) return 'quiz'
  return challengeType === challengeTypes.exam ? 'exam' : undefined
}
