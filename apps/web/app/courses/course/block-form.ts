import { type ChallengeOutline, challengeTypes, type ShownBlock } from '@cairn/contract'

/** How the page of a course shows a block. */
export type BlockForm =
  /** A quiz or an exam that is the whole block: what it asks, and one link. */
  | { kind: 'test'; test: 'quiz' | 'exam'; lesson: NonNullable<ShownBlock['first']> }
  | { kind: 'projects' | 'grid' | 'list' | 'link' }

/** The form of a block: a test by its label, or without one by its only lesson; everything else by its layout. */
export function formOf({
  label,
  layout,
  first,
  challengeCount,
}: Pick<ShownBlock, 'label' | 'layout' | 'first' | 'challengeCount'>): BlockForm {
  if (first && challengeCount === 1) {
    const test =
      label === undefined ? testOf(first) : label === 'quiz' || label === 'exam' ? label : undefined
    if (test) return { kind: 'test', test, lesson: first }
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

function testOf({ challengeType }: Pick<ChallengeOutline, 'challengeType'>): 'quiz' | 'exam' | undefined {
  if (challengeType === challengeTypes.quiz) return 'quiz'
  return challengeType === challengeTypes.exam ? 'exam' : undefined
}
