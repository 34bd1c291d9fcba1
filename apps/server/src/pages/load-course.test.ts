import type { BlockOutline, ShownCourse, SuperBlockOutline } from '@cairn/contract'
import { expect, test } from 'vitest'
import type { Lessons } from '#curriculum/open-curricula.ts'
import { loadBlock, loadCourse } from './load-course.ts'

const lessons = {
  language: 'english',
  curriculum: { certifications: [], findSuperBlock: () => undefined, findExamOutline: () => undefined },
} as unknown as Lessons

const courseWith = (blockCount: number, stepCount: number): SuperBlockOutline => ({
  id: 'stones',
  title: 'Stones',
  stage: 'Core',
  certification: null,
  summary: '',
  blocks: Array.from({ length: blockCount }, (_block, index) => blockOf(index, index === 0 ? 3 : stepCount)),
})

const blockOf = (number: number, stepCount: number): BlockOutline => ({
  dashedName: `block-${number}`,
  name: `Block ${number}`,
  intro: [],
  layout: 'challenge-grid',
  helpCategory: 'HTML-CSS',
  challenges: Array.from({ length: stepCount }, (_step, step) => ({
    id: `${number}`.padStart(12, '0') + `${step}`.padStart(12, '0'),
    title: `Step ${step}`,
    dashedName: `step-${step}`,
    challengeType: 0,
  })),
})

const blocksOf = (superBlock: SuperBlockOutline) => loadCourse(lessons, superBlock).superBlock.blocks
const lessonsOf = (block: ShownCourse['blocks'][number] | undefined) =>
  block?.first === undefined ? undefined : block.challenges

test('a short course shows all its lessons', () => {
  expect(blocksOf(courseWith(12, 5)).map((block) => lessonsOf(block)?.length)).toEqual([
    3,
    ...Array<number>(11).fill(5),
  ])
})

test.for([
  ['blocks', courseWith(13, 5)],
  ['lessons', courseWith(12, 50)],
] as const)('a course of many %s shows those of its first block only', ([, superBlock]) => {
  const [first, ...others] = blocksOf(superBlock)
  expect(lessonsOf(first)).toHaveLength(3)
  expect(others.map(lessonsOf)).toEqual(Array(others.length).fill(undefined))
  expect(others[0]).toMatchObject({
    challengeCount: superBlock.blocks[1]?.challenges.length,
    first: { dashedName: 'step-0' },
  })
})

test('a course of very many blocks lists them by name, but for its first', () => {
  const [first, second] = blocksOf(courseWith(251, 5))
  expect(lessonsOf(first)).toHaveLength(3)
  expect(second).toEqual({ dashedName: 'block-1', name: 'Block 1', challengeCount: 5 })
  expect(blocksOf(courseWith(250, 5))[1]).toMatchObject({ intro: [], first: { dashedName: 'step-0' } })
})

test('the page of a long course weighs as much with ten steps in each block as with a thousand', () => {
  const bytes = (stepCount: number) => JSON.stringify(loadCourse(lessons, courseWith(20, stepCount))).length
  // The counts have more digits.
  expect(bytes(1000) - bytes(10)).toBeLessThan(100)
})

test('the page of a block has all its lessons', () => {
  const superBlock = courseWith(13, 5)
  const [, second] = superBlock.blocks
  expect(loadBlock(lessons, superBlock, second as BlockOutline)).toMatchObject({
    screen: 'block',
    superBlock: { id: 'stones', title: 'Stones' },
    block: { name: 'Block 1', challenges: second?.challenges },
  })
})
