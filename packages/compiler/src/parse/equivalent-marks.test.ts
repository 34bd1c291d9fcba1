import { expect, test } from 'vitest'
import { compile, lessonsOf, messages } from '../testing/compiled.ts'
import { fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'
import { parseChallenge } from './parse-challenge.ts'

const reason = 'Both are the same for all numbers that are used.'
const diff = '```diff\n- const a = 1 + 0;\n+ const a = 1 - 0;\n```'
const lesson = (...marks: string[]) =>
  workshopStep(
    1,
    'js',
    seed(fence('js', '')),
    solution(fence('js', 'const a = 1 + 0;')),
    '# --equivalent--',
    ...marks,
  )

test('a variant is marked with a reason and its difference', () => {
  const { output, problems } = parseChallenge('lesson.md', lesson(reason, diff))
  expect(problems).toEqual([])
  expect(output?.equivalents).toMatchObject([
    { reason, removed: ['const a = 1 + 0;'], added: ['const a = 1 - 0;'] },
  ])
})

test.for([
  ['without a reason', [diff], 'A variant is marked as equivalent without a reason.'],
  ['without a variant', [reason], 'A reason has no variant.'],
  ['in another fence', [reason, diff.replace('diff', 'js')], 'A variant is not in a `diff` fence.'],
  ['without a line of the solution', [reason, '```diff\n+ x\n```'], 'A variant has no line of the solution.'],
  [
    'with a line that was changed',
    [reason, diff.replace('1 + 0', '2')],
    'The solution has no line `const a = 2;`.',
  ],
] as const)('a mark %s is refused', ([, marks, message]) => {
  const { output, problems } = parseChallenge('lesson.md', lesson(...marks))
  expect(problems.map((problem) => problem.message)).toEqual([message])
  expect(output?.equivalents).toEqual([])
})

test('no page is told of marks', async () => {
  const compiled = await compile(workshop({ '01-a.md': lesson(reason, diff) }))
  expect(messages(compiled)).toEqual([])
  expect(lessonsOf(compiled, 'english')[0]).not.toHaveProperty('equivalents')
})
