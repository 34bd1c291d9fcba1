import { describe, expect, test } from 'vitest'
import { blockMeta, sampleCurriculum } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { AuthorError } from './author-error.ts'
import { deleteStep, insertStep, moveStep, renumber } from './change-steps.ts'
import { numbered, outline } from '../testing/numbered-block.ts'

describe('an impossible request is refused before anything is changed:', () => {
  test.for([
    ['a position that is not there', (root: string) => insertStep(root, 'block', 9), 'from 1 to 4'],
    ['a position that is no number', (root: string) => deleteStep(root, 'block', Number('x')), 'from 1 to 3'],
    ['a block that is not there', (root: string) => renumber(root, 'blok'), 'There is no block blok'],
  ] as const)('%s', async ([_name, change, message]) => {
    const root = numbered()
    const before = await outline(root)
    await expect(change(root)).rejects.toThrow(message)
    await expect(change(root)).rejects.toThrow(AuthorError)
    expect(await outline(root)).toEqual(before)
  })

  test('a block whose order is wrong already', async () => {
    const root = writeFiles(sampleCurriculum({ 'blocks/block/meta.json': blockMeta('block', [1, 2, 9]) }))
    await expect(moveStep(root, 'block', 1, 2)).rejects.toThrow('do not agree')
  })
})
