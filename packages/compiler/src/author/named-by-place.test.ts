import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'
import { deleteStep, insertStep, moveStep, renumber } from './change-steps.ts'

const js = (number: number) =>
  workshopStep(number, 'js', seed(fence('js', 'a()')), solution(fence('js', 'b()')))

const block = () =>
  writeFiles(
    workshop({
      '01-print.md': js(1),
      '02-names.md': js(2),
      '03-loops.md': js(3),
      'blocks/block.espanol/02-nombres.md': js(2).replace('title: Step 2', 'title: Paso 2'),
    }),
  )

/** The files of the block with their addresses; nothing may be wrong with them. */
async function filesOf(root: string, folder = 'block') {
  expect((await new CurriculumCompiler(root).compile()).problems).toEqual([])
  const directory = join(root, 'blocks', folder)
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [
      name,
      /^dashedName: (?<it>.*)$/m.exec(readFileSync(join(directory, name), 'utf8'))?.groups?.['it'],
    ])
}

test('a new step gets its place in its name, and those after it move on', async () => {
  const root = block()
  const path = await insertStep(root, 'block', 2, 'numbers')
  expect(path).toBe(join(root, 'blocks/block/02-numbers.md'))
  expect(await filesOf(root)).toEqual([
    ['01-print.md', 'step-1'],
    ['02-numbers.md', 'step-2'],
    ['03-names.md', 'step-3'],
    ['04-loops.md', 'step-4'],
  ])
  expect(await filesOf(root, 'block.espanol')).toEqual([['03-nombres.md', 'step-3']])
})

test('a new step has no seed: it starts from the solution before it, and the next step does not change', async () => {
  const root = block()
  const text = readFileSync(await insertStep(root, 'block', 2), 'utf8')
  expect(text).not.toContain('--seed--')
  expect(text).toContain(solution(fence('js', '▸', 'b()', '▸')))
})

test('the first step has a seed', async () => {
  expect(readFileSync(await insertStep(block(), 'block', 1), 'utf8')).toContain('--seed-contents--')
})

test('a moved step takes its topic along', async () => {
  const root = block()
  expect(await moveStep(root, 'block', 3, 1)).toBe(join(root, 'blocks/block/01-loops.md'))
  expect(await filesOf(root)).toEqual([
    ['01-loops.md', 'step-1'],
    ['02-print.md', 'step-2'],
    ['03-names.md', 'step-3'],
  ])
})

test('steps of one topic do not overwrite each other', async () => {
  const root = writeFiles(workshop({ '01-step.md': js(1), '02-step.md': js(2), '03-step.md': js(3) }))
  await moveStep(root, 'block', 1, 3)
  expect(await filesOf(root)).toHaveLength(3)
})

test('a deleted step leaves no gap, and takes its translation along', async () => {
  const root = block()
  await deleteStep(root, 'block', 2)
  expect(await filesOf(root)).toEqual([
    ['01-print.md', 'step-1'],
    ['02-loops.md', 'step-2'],
  ])
  expect(await filesOf(root, 'block.espanol')).toEqual([])
})

test('files with one number are renumbered by their names', async () => {
  const root = writeFiles(workshop({ '01-a.md': js(2), '01-b.md': js(1), '07-c.md': js(3) }))
  await renumber(root, 'block')
  expect(await filesOf(root)).toEqual([
    ['01-a.md', 'step-1'],
    ['02-b.md', 'step-2'],
    ['03-c.md', 'step-3'],
  ])
})
