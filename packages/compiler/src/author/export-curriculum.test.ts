import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { changes, fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'
import { exportCurriculum } from './export-curriculum.ts'

const own = () =>
  writeFiles(
    workshop({
      '01-one.md': workshopStep(
        1,
        'js',
        seed(fence('js', '▸', '', '▸')),
        solution(fence('js', '// tea', 'a()')),
      ),
      '02-two.md': workshopStep(
        2,
        'js',
        changes('````css\n/*\n```\n*/\n````'),
        solution(fence('js', 'a()', '', '▸', 'b()', '▸'), '---', fence('js', 'a()', 'b();')),
      ),
      'blocks/block.espanol/meta.json': '{ "name": "Un bloque" }',
      'blocks/block.espanol/02-dos.md': workshopStep(2, 'js').replace('title: Step', 'title: Paso'),
      'dictionaries/english/comments.json': '{ "tea": "tea" }',
      'dictionaries/espanol/comments.json': '{ "tea": "té" }',
      'media/tea.png': 'a picture',
    }),
  )

async function exported(root = own()): Promise<string> {
  const out = join(writeFiles({}), 'classic')
  await exportCurriculum(root, out)
  return out
}

test('what is exported compiles to the same, byte for byte', async () => {
  const root = own()
  const [before, after] = await Promise.all(
    [root, await exported(root)].map((directory) => new CurriculumCompiler(directory).compile()),
  )
  expect(after?.problems).toEqual([])
  expect(after?.files).toEqual(before?.files)
  expect(after?.indexes).toEqual(before?.indexes)
})

test('a step is named by its id, and has a whole seed and whole solutions', async () => {
  const text = readFileSync(
    join(await exported(), 'challenges/english/blocks/block/000000000000000000000002.md'),
    'utf8',
  )
  expect(text).toContain(seed(fence('js', '// tea', 'a()', '', '▸', '', '▸')))
  expect(text).toContain(solution(fence('js', '// tea', 'a()', '', 'b()')))
  expect(text).not.toContain('--seed-changes--')
})

test('the order, courses, translations and media are where freeCodeCamp has them', async () => {
  const out = await exported()
  const read = (file: string) => readFileSync(join(out, file), 'utf8')
  expect(JSON.parse(read('structure/blocks/block.json'))).toMatchObject({
    challengeOrder: [
      { id: '000000000000000000000001', title: 'Step 1' },
      { id: '000000000000000000000002', title: 'Step 2' },
    ],
  })
  expect(read('challenges/espanol/blocks/block/000000000000000000000002.md')).toContain('// té\na()')
  expect(existsSync(join(out, 'structure/superblocks/course.json'))).toBe(true)
  expect(existsSync(join(out, 'media/tea.png'))).toBe(true)
})

test('nothing is written beside other files, or when a step cannot be completed', async () => {
  const root = own()
  await expect(exportCurriculum(root, root)).rejects.toThrow('is not empty')
  const broken = writeFiles(workshop({ '01-one.md': workshopStep(1, 'js', solution(fence('js', 'a()'))) }))
  await expect(exported(broken)).rejects.toThrow('A step cannot be completed')
})

test('a text that lessons import is exported, unless it is a link that leads out', async () => {
  const root = own()
  const block = join(root, 'blocks/block')
  writeFileSync(join(block, '_tip.md'), 'Mind the gap.')
  symlinkSync(join(block, '_tip.md'), join(block, '_same.md'))
  symlinkSync(join(writeFiles({ 'secret.md': 'a password' }), 'secret.md'), join(block, '_secret.md'))
  const to = join(await exported(root), 'challenges/english/blocks/block')
  expect(readFileSync(join(to, '_same.md'), 'utf8')).toBe('Mind the gap.')
  expect(existsSync(join(to, '_secret.md'))).toBe(false)
})

test('marks of equivalent variants stay with us, and all else of such a lesson is as it was', async () => {
  const lesson = workshopStep(1, 'js', seed(fence('js', '')), solution(fence('js', 'a()')))
  const mark = '\n# --equivalent--\n\nThere is no b.\n\n```diff\n- a()\n+ b()\n```\n'
  const out = await exported(writeFiles(workshop({ '01-one.md': lesson + mark })))
  const file = join(out, 'challenges/english/blocks/block/000000000000000000000001.md')
  expect(readFileSync(file, 'utf8')).toBe(lesson)
})
