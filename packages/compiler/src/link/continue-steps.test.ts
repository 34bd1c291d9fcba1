import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrivateBlock } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { compile, lessonsOf } from '../testing/compiled.ts'
import { changes, fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'

/** What the second step of a workshop begins with and ends with, by file. */
async function secondStep(files: Readonly<Record<string, string>>) {
  const compiled = await compile(workshop(files))
  expect(compiled.problems).toEqual([])
  const text = compiled.files.find(({ name }) => name.startsWith('private/blocks/block.'))?.text ?? ''
  const [, hidden] = PrivateBlock.parse(JSON.parse(text)).challenges
  const [, lesson] = lessonsOf(compiled, 'english')
  return {
    seed: Object.fromEntries((lesson?.files ?? []).map((file) => [file.fileKey, file.contents])),
    regions: Object.fromEntries(
      (lesson?.files ?? []).map((file) => [file.fileKey, file.editableRegionBoundaries]),
    ),
    solutions: hidden?.solutions.map((solved) =>
      Object.fromEntries(solved.map(({ fileKey, contents }) => [fileKey, contents])),
    ),
  }
}

const lines = (...all: string[]) => all.join('\n')

describe('a step without a seed starts from the solution of the step before it', () => {
  const first = workshopStep(
    1,
    'html',
    seed(fence('html', '<main>', '▸', '', '▸', '</main>')),
    solution(fence('html', '<main>', '  <h1>Tea</h1>', '</main>')),
  )

  test('with an empty line to type in where the solution adds something', async () => {
    const second = workshopStep(
      2,
      'html',
      solution(fence('html', '  <h1>Tea</h1>', '▸', '  <p>Hot.</p>', '▸', '</main>')),
    )
    expect(await secondStep({ '01-heading.md': first, '02-text.md': second })).toEqual({
      seed: { indexhtml: lines('<main>', '  <h1>Tea</h1>', '', '</main>') },
      regions: { indexhtml: [2, 4] },
      solutions: [{ indexhtml: lines('<main>', '  <h1>Tea</h1>', '  <p>Hot.</p>', '</main>') }],
    })
  })

  test('with its lines in the region where the solution changes them', async () => {
    const second = workshopStep(
      2,
      'html',
      solution(fence('html', '<main>', '▸', '  <h1>Green tea</h1>', '▸', '</main>')),
    )
    expect(await secondStep({ '01-heading.md': first, '02-text.md': second })).toMatchObject({
      seed: { indexhtml: lines('<main>', '  <h1>Tea</h1>', '</main>') },
      regions: { indexhtml: [1, 3] },
      solutions: [{ indexhtml: lines('<main>', '  <h1>Green tea</h1>', '</main>') }],
    })
  })

  test('with the whole file open where no region is marked', async () => {
    const second = workshopStep(2, 'html', solution(fence('html', '<h1>Tea</h1>')))
    expect(await secondStep({ '01-heading.md': first, '02-text.md': second })).toEqual({
      seed: { indexhtml: lines('<main>', '  <h1>Tea</h1>', '</main>') },
      regions: { indexhtml: [] },
      solutions: [{ indexhtml: '<h1>Tea</h1>' }],
    })
  })

  test('with every alternative of the solution', async () => {
    const second = workshopStep(
      2,
      'html',
      solution(
        fence('html', '  <h1>Tea</h1>', '▸', '  <p>Hot.</p>', '▸', '</main>'),
        '---',
        fence('html', '  <h1>Tea</h1>', '▸', '  <p>Hot</p>', '▸', '</main>'),
      ),
    )
    const { solutions } = await secondStep({ '01-heading.md': first, '02-text.md': second })
    expect(solutions).toHaveLength(2)
    expect(solutions?.[1]).toEqual({
      indexhtml: lines('<main>', '  <h1>Tea</h1>', '  <p>Hot</p>', '</main>'),
    })
  })
})

test('a fence that is the whole file says the same', async () => {
  const whole = await secondStep({
    '01-one.md': workshopStep(
      1,
      'js',
      seed(fence('js', '▸', '', '▸')),
      solution(fence('js', 'a()', 'b()', 'a()')),
    ),
    '02-two.md': workshopStep(2, 'js', solution(fence('js', 'a()', '▸', 'c()', '▸', 'b()', 'a()'))),
  })
  expect(whole).toEqual({
    seed: { scriptjs: lines('a()', '', 'b()', 'a()') },
    regions: { scriptjs: [1, 3] },
    solutions: [{ scriptjs: lines('a()', 'c()', 'b()', 'a()') }],
  })
})

test('an empty line above the region is added where there is none', async () => {
  const step = await secondStep({
    '01-one.md': workshopStep(
      1,
      'python',
      seed(fence('python', '▸', '', '▸')),
      solution(fence('python', 'a = 1')),
    ),
    '02-two.md': workshopStep(
      2,
      'python',
      solution(fence('python', 'a = 1', '', '▸', 'def b():', '    return 2', '▸')),
    ),
  })
  expect(step).toEqual({
    seed: { mainpy: lines('a = 1', '', '') },
    regions: { mainpy: [2, 4] },
    solutions: [{ mainpy: lines('a = 1', '', 'def b():', '    return 2') }],
  })
})

test('of several files, only the one that changes is written', async () => {
  const step = await secondStep({
    '01-one.md': workshopStep(
      1,
      'css',
      seed(fence('html', '<p>Tea</p>'), fence('css', '▸', '', '▸')),
      solution(fence('css', 'p {', '}')),
    ),
    '02-two.md': workshopStep(2, 'css', solution(fence('css', 'p {', '▸', '  color: green;', '▸', '}'))),
  })
  expect(step).toEqual({
    seed: { indexhtml: '<p>Tea</p>', stylescss: lines('p {', '', '}') },
    regions: { indexhtml: [], stylescss: [1, 3] },
    solutions: [{ indexhtml: '<p>Tea</p>', stylescss: lines('p {', '  color: green;', '}') }],
  })
})

test('a step may begin with more than the last one ended with', async () => {
  const step = await secondStep({
    '01-one.md': workshopStep(
      1,
      'jsx',
      seed(fence('jsx', '▸', '', '▸')),
      solution(fence('jsx', 'const tea = 1')),
    ),
    '02-two.md': workshopStep(
      2,
      'jsx',
      changes(
        fence('jsx', 'const tea = 1', '', '▸', 'export function Pot() {', '  return null', '}', '▸'),
        fence('css', 'p {}'),
      ),
      solution(fence('jsx', 'export function Pot() {', '▸', '  return <p>{tea}</p>', '▸', '}')),
    ),
  })
  expect(step).toEqual({
    seed: {
      indexjsx: lines('const tea = 1', '', 'export function Pot() {', '  return null', '}'),
      stylescss: 'p {}',
    },
    regions: { indexjsx: [3, 5], stylescss: [] },
    solutions: [
      {
        indexjsx: lines('const tea = 1', '', 'export function Pot() {', '  return <p>{tea}</p>', '}'),
        stylescss: 'p {}',
      },
    ],
  })
})

test('a saved change goes on through the steps after it', async () => {
  const first = (code: string) =>
    workshopStep(1, 'js', seed(fence('js', '▸', '', '▸')), solution(fence('js', code, 'b()')))
  const root = writeFiles(
    workshop({
      '01-one.md': first('a()'),
      '02-two.md': workshopStep(2, 'js', solution(fence('js', 'b()', '▸', 'c()', '▸'))),
      '03-three.md': workshopStep(3, 'js', solution(fence('js', 'c()', '▸', 'd()', '▸'))),
    }),
  )
  const compiler = new CurriculumCompiler(root)
  await compiler.compile()
  writeFileSync(join(root, 'blocks/block/01-one.md'), first('changed()'))
  const compiled = await compiler.compile()
  expect(compiled.problems).toEqual([])
  expect(lessonsOf(compiled, 'english')[2]?.files[0]?.contents).toBe(lines('changed()', 'b()', 'c()', ''))
})

test('code around the camper’s code goes on, and may be replaced', async () => {
  const around = (code: string) => `## --before-user-code--\n\n${fence('sql', code)}`
  const compiled = await compile(
    workshop({
      '01-one.md': workshopStep(
        1,
        'sql',
        `${seed(fence('sql', 'SELECT 1;'))}\n\n${around('CREATE TABLE tea ();')}`,
        solution(fence('sql', 'SELECT 2;')),
      ),
      '02-two.md': workshopStep(2, 'sql', solution(fence('sql', 'SELECT 3;'))),
      '03-three.md': workshopStep(
        3,
        'sql',
        `# --seed--\n\n${around('CREATE TABLE pot ();')}`,
        solution(fence('sql', 'SELECT 4;')),
      ),
    }),
  )
  expect(compiled.problems).toEqual([])
  expect(lessonsOf(compiled, 'english').map(({ files }) => [files[0]?.head, files[0]?.contents])).toEqual([
    ['CREATE TABLE tea ();', 'SELECT 1;'],
    ['CREATE TABLE tea ();', 'SELECT 2;'],
    ['CREATE TABLE pot ();', 'SELECT 3;'],
  ])
})

test('a translated step has the code of its original, with its own comments', async () => {
  const translated = (number: number) =>
    workshopStep(number, 'js').replace(`title: Step ${number}`, `title: Paso ${number}`)
  const compiled = await compile(
    workshop({
      '01-one.md': workshopStep(
        1,
        'js',
        seed(fence('js', '// say hello')),
        solution(fence('js', '// say hello', 'a()')),
      ),
      '02-two.md': workshopStep(2, 'js', solution(fence('js', 'a()', '▸', 'b()', '▸'))),
      'blocks/block.espanol/01-uno.md': translated(1),
      'blocks/block.espanol/02-dos.md': translated(2),
      'dictionaries/english/comments.json': '{ "hello": "say hello" }',
      'dictionaries/espanol/comments.json': '{ "hello": "di hola" }',
    }),
  )
  expect(compiled.problems).toEqual([])
  expect(lessonsOf(compiled, 'espanol').map(({ title, files }) => [title, files[0]?.contents])).toEqual([
    ['Paso 1', '// di hola'],
    ['Paso 2', lines('// di hola', 'a()', '')],
  ])
  expect(lessonsOf(compiled, 'espanol')[1]?.files[0]?.editableRegionBoundaries).toEqual([2, 4])
})
