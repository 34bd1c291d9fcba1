import { expect, test } from 'vitest'
import { compile } from '../testing/compiled.ts'
import { changes, fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'

const solved = workshopStep(
  1,
  'js',
  seed(fence('js', '▸', '', '▸')),
  solution(fence('js', 'a()', 'b()', 'a()', 'c()')),
)
const unsolved = workshopStep(1, 'js', seed(fence('js', '▸', '', '▸')))
const second = (...sections: string[]) => workshopStep(2, 'js', ...sections)

test.for([
  [
    'when the step before it has no solution',
    { '01-one.md': unsolved, '02-two.md': second(solution(fence('js', '▸', 'd()', '▸'))) },
    'blocks/block/02-two.md:20 The step has no seed, and the lesson before it, blocks/block/01-one.md, has no solution to start from.',
  ],
  [
    'when there is no step before it',
    { '01-one.md': second(solution(fence('js', 'a()'))) },
    'blocks/block/01-one.md:20 The first step of a block has no seed, and no step before it to start from.',
  ],
  [
    'when it has no solution either',
    { '01-one.md': solved, '02-two.md': second() },
    'blocks/block/02-two.md:1 The step has neither a seed nor a solution.',
  ],
  [
    'when the line above the region is not there',
    { '01-one.md': solved, '02-two.md': second(solution(fence('js', 'x()', '▸', 'd()', '▸'))) },
    'blocks/block/02-two.md:23 The place of the region is not found: script.js has no such lines when the step begins.',
  ],
  [
    'when the line below the region is not there',
    { '01-one.md': solved, '02-two.md': second(solution(fence('js', 'b()', '▸', 'd()', '▸', 'a()', 'x()'))) },
    'blocks/block/02-two.md:28 The place of the region is not found: script.js has no such lines when the step begins.',
  ],
  [
    'when there are two such places',
    { '01-one.md': solved, '02-two.md': second(solution(fence('js', 'a()', '▸', 'd()', '▸', 'b()'))) },
    'blocks/block/02-two.md:23 The lines above the region occur 2 times in script.js, so its place is not clear.',
  ],
  [
    'when a file is not there',
    { '01-one.md': solved, '02-two.md': second(solution(fence('css', '▸', 'p {}', '▸'))) },
    'blocks/block/02-two.md:22 The step begins without a file styles.css.',
  ],
  [
    'when a marker is missing',
    { '01-one.md': solved, '02-two.md': second(solution(fence('js', 'b()', '▸', 'd()'))) },
    'blocks/block/02-two.md:24 The editable region has only one marker.',
  ],
  [
    'when there are a seed and changes',
    {
      '01-one.md': solved,
      '02-two.md': second(`${seed(fence('js', 'a()'))}\n\n${changes(fence('js', 'b()')).slice(12)}`),
    },
    'blocks/block/02-two.md:28 The seed has both contents and changes.',
  ],
] as const)('a step that leaves out its seed is reported %s', async ([_name, files, expected]) => {
  const { problems } = await compile(workshop(files))
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([expected])
})

test('a step that cannot be completed is reported once, not again by each step after it', async () => {
  const { problems } = await compile(
    workshop({
      '01-one.md': unsolved,
      '02-two.md': second(solution(fence('js', '▸', 'd()', '▸'))),
      '03-three.md': workshopStep(3, 'js', solution(fence('js', 'd()', '▸', 'e()', '▸'))),
    }),
  )
  expect(problems.map(({ file }) => file)).toEqual(['blocks/block/02-two.md'])
})

test('other lessons need a seed as before', async () => {
  const lesson = second(solution(fence('js', 'a()'))).replace('dashedName: step-2', 'dashedName: tea')
  const { problems } = await compile(workshop({ '01-one.md': solved, '02-two.md': lesson }))
  expect(problems.map(({ message }) => message)).toEqual(['The section `# --seed--` is missing or empty.'])
})
