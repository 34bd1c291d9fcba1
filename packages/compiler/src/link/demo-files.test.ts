import { expect, test } from 'vitest'
import { compile, lessonsOf } from '../testing/compiled.ts'
import { blockMeta, sampleCurriculum, stepId } from '../testing/sample-curriculum.ts'

type Lesson = { number: number; dashedName: string; solution?: string; demoType?: 'onLoad' | 'onClick' }

const lesson = ({ number, dashedName, solution, demoType }: Lesson) => `---
id: ${stepId(number)}
title: Step ${number}
challengeType: 0
dashedName: ${dashedName}
${demoType ? `demoType: ${demoType}` : ''}
---

# --description--

Write.

# --hints--

It is written.

\`\`\`js
assert.ok(code);
\`\`\`

# --seed--

## --seed-contents--

\`\`\`html
<p>seed ${number}</p>
\`\`\`
${solution ? `\n# --solutions--\n\n\`\`\`html\n${solution}\n\`\`\`\n` : ''}`

/** The finished project as each lesson of a block has it. */
async function demosOf(...lessons: Lesson[]) {
  const files = Object.fromEntries(lessons.map((one) => [`blocks/block/${one.number}.md`, lesson(one)]))
  const { 'superblocks/course.json': course } = sampleCurriculum()
  const meta = blockMeta(
    'block',
    lessons.map(({ number }) => number),
  )
  const compiled = await compile({
    'superblocks/course.json': course,
    'blocks/block/meta.json': meta,
    ...files,
  })
  return lessonsOf(compiled, 'english').map(({ demo }) => demo?.map(({ contents }) => contents))
}

test('the first step shows the result of the last one, and no other step shows anything', async () => {
  expect(
    await demosOf(
      { number: 1, dashedName: 'step-1', demoType: 'onLoad' },
      { number: 2, dashedName: 'step-2' },
      { number: 3, dashedName: 'step-3', solution: '<p>finished</p>' },
    ),
  ).toEqual([['<p>finished</p>'], undefined, undefined])
})

test('a project shows its own solution if its author says so', async () => {
  expect(
    await demosOf(
      { number: 1, dashedName: 'build-a-page', demoType: 'onClick', solution: '<p>a page</p>' },
      { number: 2, dashedName: 'build-a-form', solution: '<p>a form</p>' },
    ),
  ).toEqual([['<p>a page</p>'], undefined])
})

test('nothing is shown of a project without a solution', async () => {
  expect(
    await demosOf(
      { number: 1, dashedName: 'step-1', demoType: 'onLoad' },
      { number: 2, dashedName: 'step-2', solution: '<!-- solution required -->' },
    ),
  ).toEqual([undefined, undefined])
})
