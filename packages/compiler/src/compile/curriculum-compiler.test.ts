import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CurriculumIndex } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { writeCompiled } from '../emit/write-compiled.ts'
import { indexOf } from '../testing/compiled.ts'
import { blockMeta, sampleCurriculum, step } from '../testing/sample-curriculum.ts'
import { sampleExam } from '../testing/sample-exam.ts'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { writeFiles } from '../testing/write-files.ts'
import { CurriculumCompiler } from './curriculum-compiler.ts'

describe('the written output', () => {
  async function build(root: string, out: string) {
    const compiled = await new CurriculumCompiler(root, { outDirectory: out }).compile()
    await writeCompiled(compiled, out)
    return compiled
  }
  const times = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]))

  test('is named after its content; a second run compiles and writes nothing', async () => {
    const root = writeFiles(sampleCurriculum())
    const out = writeFiles({})
    await build(root, out)
    const before = times(join(out, 'english/blocks'))
    expect(Object.keys(before)).toEqual([expect.stringMatching(/^block\.[0-9a-f]{16}\.json$/)])
    const again = await build(root, out)
    expect(again.files.filter(({ text }) => text !== undefined)).toEqual([])
    expect(times(join(out, 'english/blocks'))).toEqual(before)
  })

  test('replaces only the block of a changed lesson, and the index with it', async () => {
    const root = writeFiles(
      sampleCurriculum({
        'superblocks/course.json': { title: 'Course', stage: 'Core', blocks: ['block', 'other'] },
        'blocks/other/meta.json': blockMeta('other', [1]),
        'blocks/other/one.md': step({ number: 1 }),
      }),
    )
    const out = writeFiles({})
    const before = await build(root, out)
    writeFileSync(join(root, 'blocks/block/two.md'), step({ number: 2, title: 'Changed' }))
    const after = await build(root, out)
    expect(indexOf(after).version).not.toBe(indexOf(before).version)
    expect(indexOf(after).files['other']).toBe(indexOf(before).files['other'])
    expect(after.files.filter(({ text }) => text !== undefined).map(({ name }) => name)).toEqual([
      `english/${indexOf(after).files['block']}`,
      expect.stringMatching(/^private\/blocks\/block\.[0-9a-f]{16}\.json$/),
    ])
    expect(readdirSync(join(out, 'english/blocks'))).toHaveLength(2)
  })

  test('is rebuilt when a file was deleted or the cache damaged', async () => {
    const root = writeFiles(sampleCurriculum())
    const out = writeFiles({})
    const { files } = indexOf(await build(root, out))
    rmSync(join(out, 'english', files['block'] ?? ''))
    writeFileSync(join(out, 'cache/manifest.json'), '{"compiler":')
    await build(root, out)
    expect(readFileSync(join(out, 'english', files['block'] ?? ''), 'utf8')).toContain('Step 1')
  })

  test('notices a change of a file that a lesson imports', async () => {
    const importing = step({ number: 2 }).replace(
      '# --hints--',
      '::import{component="Tip" from="./_tip.md"}\n\n::use{component="Tip"}\n\n# --hints--',
    )
    const root = writeFiles(
      sampleCurriculum({ 'blocks/block/two.md': importing, 'blocks/block/_tip.md': 'Before.' }),
    )
    const out = writeFiles({})
    const textOf = (files: CurriculumIndex['files']) =>
      readFileSync(join(out, 'english', files['block'] ?? ''), 'utf8')
    const first = await build(root, out)
    expect(first.problems).toEqual([])
    expect(textOf(indexOf(first).files)).toContain('Before.')
    writeFileSync(join(root, 'blocks/block/_tip.md'), 'After.')
    expect(textOf(indexOf(await build(root, out)).files)).toContain('After.')
  })

  test('keeps what it has read of a block that is deep inside folders', async () => {
    const folder = Array.from({ length: 30 }, () => 'inner-folder').join('/')
    const root = writeFiles({ [`${folder}/block/one.md`]: step({ number: 1 }) })
    const out = writeFiles({})
    expect((await build(root, out)).files).not.toEqual([])
    expect(readdirSync(join(out, 'cache/lessons'))).toHaveLength(1)
  })

  test('no longer contains what was deleted', async () => {
    const root = writeFiles(sampleCurriculum())
    const out = writeFiles({})
    await build(root, out)
    rmSync(join(root, 'blocks/block/two.md'))
    writeFileSync(join(root, 'blocks/block/meta.json'), JSON.stringify(blockMeta('block', [1, 3])))
    const compiled = await build(root, out)
    expect(indexOf(compiled).superBlocks[0]?.blocks[0]?.challenges).toHaveLength(2)
    expect(compiled.problems).toEqual([])
  })

  test('keeps solutions, hidden tests and exam answers separate from what is served', async () => {
    const root = writeFiles({
      'superblocks/course.json': { title: 'Course', stage: 'Core', blocks: ['block'] },
      'blocks/block/meta.json': blockMeta('block', [], {
        challengeOrder: [{ id: '65f0c0ffee0123456789abce', title: 'Harbour lights' }],
      }),
      'blocks/block/one.md': sampleLessons.withHooks,
      'exams/a.json': sampleExam({}),
    })
    const out = writeFiles({})
    await build(root, out)
    const textIn = (folder: string) =>
      readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFileSync(join(out, folder, name), 'utf8'))
        .join('')
    for (const secret of ['return number * 2', 'negative numbers', 'double(-4)', 'The right answer']) {
      expect(textIn('private')).toContain(secret)
      expect(textIn('english')).not.toContain(secret)
    }
  })
})

test('an exam that cannot be rendered is left out, and everything else is compiled', async () => {
  const root = writeFiles({
    ...sampleCurriculum(),
    'exams/deep.json': sampleExam({}, 4, 'aaaaaaaaa9', '>'.repeat(3000)),
    'exams/good.json': sampleExam({ id: '65f0c0ffee0123456789abce' }),
  })
  const compiled = await new CurriculumCompiler(root).compile()
  expect(compiled.files.map(({ name }) => name).filter((name) => name.startsWith('private/exams'))).toEqual([
    'private/exams/65f0c0ffee0123456789abce.json',
  ])
  expect(Object.keys(indexOf(compiled).files)).toEqual(['block'])
  expect(compiled.problems).toMatchObject([{ file: 'exams/deep.json' }])
})
