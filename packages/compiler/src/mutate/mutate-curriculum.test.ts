import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isNightly } from '../testing/is-nightly.ts'
import { fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'
import { mutateCurriculum } from './mutate-curriculum.ts'

const isOld = 'const isOld = (age) => age >= 18;'
const atTheLimit = 'assert.isTrue(isOld(18)); assert.isFalse(isOld(17)); assert.isTrue(isOld(40));'
const farFromIt = 'assert.isTrue(isOld(40)); assert.isFalse(isOld(3));'

const lesson = (testText: string, ...marks: string[]) =>
  workshopStep(1, 'js', seed(fence('js', '')), solution(fence('js', isOld)), ...marks).replace(
    'assert.ok(code);',
    testText,
  )

const judge = (text: string, more: object = {}) =>
  mutateCurriculum({ directory: writeFiles(workshop({ '01-age.md': text })), jobs: 1, ...more })

test('a test at the limit fails on all wrong variants, and accepts all right ones', async () => {
  const { scores, findings } = await judge(lesson(atTheLimit))
  expect(findings).toEqual([])
  const [score] = scores
  expect(score).toMatchObject({ block: 'block', challenges: 1, marked: 0 })
  expect(score?.wrong).toBeGreaterThanOrEqual(4)
  expect(score?.caught).toBe(score?.wrong)
  expect(score?.right).toBeGreaterThanOrEqual(4)
  expect(score?.accepted).toBe(score?.right)
})

test.runIf(isNightly)(
  'a weak test lets one survive, which is reported with its line and what to test',
  async () => {
    const text = lesson(farFromIt)
    const { findings } = await judge(text)
    expect(findings).toContainEqual({
      kind: 'wrong',
      operator: 'another comparison',
      block: 'block',
      title: 'Step 1',
      file: 'blocks/block/01-age.md',
      line: text.split('\n').indexOf(isOld) + 1,
      removed: [isOld],
      added: ['const isOld = (age) => age > 18;'],
      remedy: 'Test the value at the limit, and one on either side of it.',
      isMarked: false,
    })
  },
)

test.runIf(isNightly)('a test of one spelling refuses right variants', async () => {
  const { findings } = await judge(lesson(`${atTheLimit} assert.include(code, '(age) => age >= 18');`))
  const refused = findings.filter(({ kind }) => kind === 'right').map(({ operator }) => operator)
  expect(refused).toEqual(['other local names', 'another style of function'])
})

test.runIf(isNightly)('a variant that does not compile is none', async () => {
  const typed = workshopStep(1, 'ts', seed(fence('ts', '')), solution(fence('ts', 'const age: number = 18;')))
  const { findings } = await judge(typed)
  expect(findings.map(({ operator }) => operator)).toEqual(['another constant'])
})

test.runIf(isNightly)(
  'a marked variant survives with its author’s consent, and a mark that is not needed is found',
  async () => {
    const diff = (added: string) => `\`\`\`diff\n- ${isOld}\n+ ${added}\n\`\`\``
    const marks = [
      '# --equivalent--',
      'No one is exactly eighteen here.',
      diff('const isOld = (age) => age > 18;'),
    ]
    const { findings, scores, unusedMarks } = await judge(
      lesson(farFromIt, ...marks, 'This one is caught.', diff('const isOld = (age) => age < 18;')),
    )
    expect(findings.filter(({ isMarked }) => isMarked)).toHaveLength(1)
    expect(scores[0]?.marked).toBe(1)
    expect(unusedMarks).toMatchObject([{ reason: 'This one is caught.', file: 'blocks/block/01-age.md' }])
  },
)

test.runIf(isNightly)('what was judged is remembered by its content', async () => {
  const recordFile = join(writeFiles({}), 'judgments.jsonl')
  const judgments = () => readFileSync(recordFile, 'utf8').trim().split('\n').length
  const first = await judge(lesson(farFromIt), { recordFile })
  const number = judgments()
  const second = await judge(lesson(farFromIt).replace('It is written.', 'Write it.'), { recordFile })
  expect(second.scores).toEqual(first.scores)
  expect(judgments()).toBe(number)
  await judge(lesson(atTheLimit), { recordFile })
  expect(judgments()).toBe(2 * number)
})
