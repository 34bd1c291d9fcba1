import type { BlockLabel, BlockLayout, ChallengeOutline } from '@cairn/contract'
import { expect, test } from 'vitest'
import { formOf } from './block-form.ts'

const lesson = (challengeType: number) => ({ id: 'a', challengeType }) as ChallengeOutline
const formIn = (label: BlockLabel | undefined, layout: BlockLayout, types: readonly number[]) => {
  const [first = null] = types.map(lesson)
  const form = formOf({ ...(label && { label }), layout, first, challengeCount: types.length })
  return form.kind === 'test' ? form.test : form.kind
}

test.for([
  [undefined, 'challenge-grid', [0, 0], 'grid'],
  [undefined, 'dialogue-grid', [21, 22], 'grid'],
  [undefined, 'challenge-list', [1, 1], 'list'],
  [undefined, 'project-list', [3, 3], 'projects'],
  [undefined, 'project-list', [3], 'projects'],
  [undefined, 'link', [14], 'link'],
  [undefined, 'link', [], 'link'],
] as const)('without a label, a block is laid out as it says: %s %s %j', ([label, layout, types, form]) => {
  expect(formIn(label, layout, types)).toBe(form)
})

test.for([
  ['quiz', 'link', [8], 'quiz'],
  ['exam', 'link', [17], 'exam'],
  // A written quiz of another type is a quiz by its label.
  ['quiz', 'challenge-list', [19], 'quiz'],
  // Without a label its only lesson says so.
  [undefined, 'link', [8], 'quiz'],
  [undefined, 'challenge-list', [17], 'exam'],
] as const)(
  'a block that is one quiz or exam has a form of its own: %s %s %j',
  ([label, layout, types, form]) => {
    expect(formIn(label, layout, types)).toBe(form)
  },
)

test.for([
  // Its lessons need a list.
  ['quiz', 'challenge-list', [8, 8], 'list'],
  ['exam', 'challenge-list', [19, 17], 'list'],
  // It ends in a quiz without being one.
  ['review', 'link', [8], 'link'],
] as const)('others keep their layout: %s %s %j', ([label, layout, types, form]) => {
  expect(formIn(label, layout, types)).toBe(form)
})
