import type { ShownBlock } from '@cairn/contract'
import { expect, test } from 'vitest'
import { blockGroups } from './block-groups.ts'

const block = (dashedName: string) => ({ dashedName }) as ShownBlock
const blocks = ['a', 'b', 'c'].map(block)
const names = (groups: ReturnType<typeof blockGroups>) =>
  groups.map(({ chapter, module, blocks: list }) => [
    chapter,
    module,
    list.map(({ dashedName }) => dashedName),
  ])

test('a course without chapters is one group without headings', () => {
  expect(names(blockGroups({ blocks }))).toEqual([[null, null, ['a', 'b', 'c']]])
})

test('chapters and modules head the blocks that are here', () => {
  const chapters = [
    { dashedName: 'html', modules: [{ dashedName: 'all-of-it', blocks: ['a'] }] },
    {
      dashedName: 'the-cascade',
      modules: [
        { dashedName: 'first-rules', blocks: ['b'] },
        { dashedName: 'not-written', blocks: ['missing'] },
        { dashedName: 'colors', blocks: ['c', 'missing'] },
      ],
    },
  ]
  expect(names(blockGroups({ blocks, chapters }))).toEqual([
    ['Html', null, ['a']],
    ['The cascade', 'First rules', ['b']],
    [null, 'Colors', ['c']],
  ])
})
