import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { blockMeta, sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { AuthorError } from './author-error.ts'
import { deleteStep, insertStep, moveStep, renumber } from './change-steps.ts'
import { newBlock } from './new-block.ts'

/** What a reader of the course sees: title, address and first line of code of each lesson. */
async function outline(root: string, block = 'block') {
  const { indexes, files, problems } = await new CurriculumCompiler(root).compile()
  expect(problems).toEqual([])
  const text = files.find(({ name }) => name.startsWith(`english/blocks/${block}.`))?.text ?? '{}'
  const { challenges } = JSON.parse(text) as {
    challenges: { title: string; dashedName: string; files: { contents: string }[] }[]
  }
  expect(indexes.get('english')?.superBlocks[0]?.blocks.map(({ dashedName }) => dashedName)).toContain(block)
  return challenges.map(({ title, dashedName, files: seeds }) => [title, dashedName, seeds[0]?.contents])
}

const numbered = () =>
  writeFiles(
    sampleCurriculum({
      'blocks/block/one.md': step({ number: 1, contents: 'one' }),
      'blocks/block/two.md': step({ number: 2, contents: 'two' }),
      'blocks/block/three.md': step({ number: 3, contents: 'three' }),
      'blocks/block.espanol/two.md': step({ number: 2, title: 'Paso 2', contents: 'two' }),
    }),
  )

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
