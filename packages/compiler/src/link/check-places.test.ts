import { expect, test } from 'vitest'
import { compile, lessonsOf } from '../testing/compiled.ts'
import { blockMeta, step } from '../testing/sample-curriculum.ts'
import { workshop } from '../testing/workshop.ts'

const problemsOf = async (files: Readonly<Record<string, string | object>>) => {
  const { problems } = await compile({ ...workshop({}), ...files })
  return problems.map(({ file, message }) => `${file.replace('blocks/block/', '')}: ${message}`)
}
const [one, two, three] = [1, 2, 3].map((number) => step({ number }))

test('lessons are in the order of the numbers in their names', async () => {
  const compiled = await compile(
    workshop({
      '02-sea.md': step({ number: 2, title: 'Sea', dashedName: 'sea' }),
      '10-sky.md': step({ number: 3, title: 'Sky', dashedName: 'sky' }),
      '01-shore.md': step({ number: 1, title: 'Shore', dashedName: 'shore' }),
    }),
  )
  expect(compiled.problems).toEqual([])
  expect(lessonsOf(compiled, 'english').map(({ title }) => title)).toEqual(['Shore', 'Sea', 'Sky'])
})

test('two files with one number are reported', async () => {
  const found = await problemsOf({
    'blocks/block/01-a.md': one ?? '',
    'blocks/block/02-b.md': two ?? '',
    'blocks/block/02-c.md': three ?? '',
  })
  expect(found).toEqual(['02-c.md: blocks/block/02-b.md has the same number.'])
})

test('a name that contradicts the number of its step is reported', async () => {
  const found = await problemsOf({
    'blocks/block/01-a.md': one ?? '',
    'blocks/block/02-b.md': three ?? '',
    'blocks/block/03-c.md': two ?? '',
  })
  expect(found).toEqual([
    '03-c.md: This lesson is step-2, and comes after blocks/block/02-b.md, which is step-3.',
  ])
})

test('a name that contradicts the order in the file of the block is reported', async () => {
  const found = await problemsOf({
    'blocks/block/meta.json': blockMeta('block', [1, 2]),
    'blocks/block/02-a.md': one ?? '',
    'blocks/block/01-b.md': two ?? '',
  })
  expect(found).toEqual([
    '01-b.md: The name says that this lesson comes before blocks/block/02-a.md, the order says after.',
  ])
})

test('a name without a number among others is reported', async () => {
  const found = await problemsOf({ 'blocks/block/01-a.md': one ?? '', 'blocks/block/b.md': two ?? '' })
  expect(found).toEqual(['b.md: The name of this file has no number, while others of the block have one.'])
})

test('an id that is missing or used twice is reported with its file', async () => {
  const found = await problemsOf({
    'blocks/block/01-a.md': one ?? '',
    'blocks/block/02-b.md': (two ?? '').replace(/^id: .*$/m, 'id: 000000000000000000000001'),
    'blocks/block/03-c.md': (three ?? '').replace(/^id: .*\n/m, ''),
  })
  expect(found).toEqual([
    '02-b.md: Another lesson of this block, blocks/block/01-a.md, has the same id.',
    '03-c.md: `id` is missing.',
  ])
})

test('names of other kinds say nothing about the order', async () => {
  const found = await problemsOf({
    'blocks/block/meta.json': blockMeta('block', [2, 1]),
    'blocks/block/000000000000000000000001.md': one ?? '',
    'blocks/block/000000000000000000000002.md': two ?? '',
  })
  expect(found).toEqual([])
})
