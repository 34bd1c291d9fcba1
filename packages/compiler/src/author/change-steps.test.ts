import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blockMeta, sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { deleteStep, insertStep, moveStep, renumber } from './change-steps.ts'
import { numbered, outline } from '../testing/numbered-block.ts'

describe('in a block of numbered steps', () => {
  test('a step is inserted, and begins where the step before it ends', async () => {
    const root = numbered()
    const path = await insertStep(root, 'block', 2)
    expect(existsSync(path)).toBe(true)
    expect(await outline(root)).toEqual([
      ['Step 1', 'step-1', 'one'],
      ['Step 2', 'step-2', 'two'],
      ['Step 3', 'step-3', 'two'],
      ['Step 4', 'step-4', 'three'],
    ])
    expect(readFileSync(join(root, 'blocks/block.espanol/two.md'), 'utf8')).toContain('title: Paso 3\n')
  })

  test('a step is added at the end', async () => {
    const root = numbered()
    await insertStep(root, 'block', 4)
    expect((await outline(root)).at(-1)).toEqual(['Step 4', 'step-4', 'three'])
  })

  test('a step is deleted, with its translation', async () => {
    const root = numbered()
    await deleteStep(root, 'block', 2)
    expect(await outline(root)).toEqual([
      ['Step 1', 'step-1', 'one'],
      ['Step 2', 'step-2', 'three'],
    ])
    expect(readdirSync(join(root, 'blocks/block.espanol'))).toEqual([])
  })

  test('a step is moved', async () => {
    const root = numbered()
    await moveStep(root, 'block', 3, 1)
    expect(await outline(root)).toEqual([
      ['Step 1', 'step-1', 'three'],
      ['Step 2', 'step-2', 'one'],
      ['Step 3', 'step-3', 'two'],
    ])
  })

  test('wrong numbers are corrected', async () => {
    const root = writeFiles(
      sampleCurriculum({ 'blocks/block/two.md': step({ number: 2, title: 'Step 7', dashedName: 'step-7' }) }),
    )
    await renumber(root, 'block')
    expect((await outline(root)).map(([title, address]) => [title, address])).toEqual([
      ['Step 1', 'step-1'],
      ['Step 2', 'step-2'],
      ['Step 3', 'step-3'],
    ])
  })

  test('ids stay, so that no completion is lost', async () => {
    const root = numbered()
    await moveStep(root, 'block', 3, 1)
    const meta = JSON.parse(readFileSync(join(root, 'blocks/block/meta.json'), 'utf8')) as {
      challengeOrder: { id: string; title: string }[]
    }
    expect(meta.challengeOrder).toEqual([
      { id: stepId(3), title: 'Step 1' },
      { id: stepId(1), title: 'Step 2' },
      { id: stepId(2), title: 'Step 3' },
    ])
  })
})

test('in a block of named lessons, names stay and only the order changes', async () => {
  const root = writeFiles(
    sampleCurriculum({
      'blocks/block/meta.json': blockMeta('block', [1, 2]),
      'blocks/block/one.md': step({ number: 1, title: 'The 7 seas', dashedName: 'the-seas', contents: 'a' }),
      'blocks/block/two.md': step({
        number: 2,
        title: 'Tides: 2',
        dashedName: 'tides',
        contents: 'b',
      }).replace('Tides: 2', '"Tides: 2"'),
    }),
  )
  rmSync(join(root, 'blocks/block/three.md'))
  await moveStep(root, 'block', 2, 1)
  expect(await outline(root)).toEqual([
    ['Tides: 2', 'tides', 'b'],
    ['The 7 seas', 'the-seas', 'a'],
  ])
})
