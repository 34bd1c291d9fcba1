import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newBlock } from './new-block.ts'
import { numbered, outline } from '../testing/numbered-block.ts'

describe('a new block', () => {
  const wish = { block: 'knots', superBlock: 'course', name: undefined, challengeType: 20 as const, steps: 2 }

  test('reads without a problem and is in its course', async () => {
    const root = numbered()
    const folder = await newBlock(root, wish)
    expect(readdirSync(folder)).toHaveLength(3)
    expect((await outline(root, 'knots')).map(([title, address]) => [title, address])).toEqual([
      ['Step 1', 'step-1'],
      ['Step 2', 'step-2'],
    ])
  })

  test.for([
    ['an existing name', { block: 'block' }, 'There is already a folder'],
    ['a name that is no address', { block: 'Knots!' }, 'is no name of a block'],
    ['a course that is not there', { superBlock: 'curse' }, 'There is no course curse. There are: course.'],
    ['a type without code', { challengeType: 8 as const }, 'has no code'],
  ] as const)('is refused with %s', async ([_name, other, message]) => {
    await expect(newBlock(numbered(), { ...wish, ...other })).rejects.toThrow(message)
  })
})
