import { describe, expect, test } from 'vitest'
import { compile, indexOf } from '../testing/compiled.ts'
import { blockMeta, sampleCurriculum, stepId } from '../testing/sample-curriculum.ts'

const lesson = (number: number, text: string, type = 24) => `---
id: ${stepId(number)}
title: Lesson ${number}
challengeType: ${type}
dashedName: lesson-${number}
---

${text}
`

const about = (text: string) => `# --description--\n\n${text}\n`

const question = `### --question--

#### --text--

Which stone?

#### --distractors--

Oak

---

Pine

---

Elm

#### --answer--

Granite
`

const quizzes = (...counts: number[]) =>
  `# --quizzes--\n\n${counts.map((count) => `## --quiz--\n\n${question.repeat(count)}`).join('\n')}`

async function outlineOf(
  meta: object,
  lessons: readonly string[],
  more: Record<string, string | object> = {},
) {
  const compiled = await compile({
    ...sampleCurriculum(),
    'blocks/block/one.md': lessons[0] ?? '',
    'blocks/block/two.md': lessons[1] ?? lesson(2, about('Two.')),
    'blocks/block/three.md': lesson(3, about('Three.')),
    'blocks/block/meta.json': blockMeta('block', [1, 2, 3], meta),
    ...more,
  })
  expect(compiled.problems).toEqual([])
  return (language: 'english' | 'espanol' = 'english') =>
    indexOf(compiled, language).superBlocks[0]?.blocks[0]
}

describe('the outline of a block', () => {
  test.for([
    [{ blockType: 'workshop' }, 'workshop'],
    [{ blockLabel: 'lab' }, 'lab'],
    [{ blockLabel: 'quiz', blockType: 'review' }, 'quiz'],
    [{}, undefined],
  ] as const)('has the label of its file, the newer name first: %j', async ([meta, label]) => {
    const outline = await outlineOf(meta, [lesson(1, about('One.'))])
    expect(outline()?.label).toBe(label)
  })

  test('introduces the projects of a list by their first paragraph, as plain text', async () => {
    const first = 'Build a **small** bridge with [stones](https://example.org) and `<b>`\nfor the brook.'
    const outline = await outlineOf({ blockLayout: 'project-list' }, [
      lesson(1, about(`${first}\n\nMore about it.`)),
      lesson(2, '# --interactive--\n\nDo it.\n'),
    ])
    expect(outline()?.challenges.map(({ introduction }) => introduction)).toEqual([
      'Build a small bridge with stones and <b> for the brook.',
      undefined,
      'Three.',
    ])
  })

  test('ends a long introduction after a sentence', async () => {
    const sentence = `A ${'word '.repeat(30)}end.`
    const outline = await outlineOf({ blockLayout: 'project-list' }, [
      lesson(1, about(`${sentence} ${sentence} ${sentence}`)),
      lesson(2, about('word '.repeat(120))),
    ])
    expect(outline()?.challenges[0]?.introduction).toBe(`${sentence} ${sentence}`)
    // One sentence is never cut.
    expect(outline()?.challenges[1]?.introduction).toBe('word '.repeat(120).trim())
  })

  test('has no introductions in other layouts, which do not show them', async () => {
    const outline = await outlineOf({ blockLayout: 'challenge-list' }, [lesson(1, about('One.'))])
    expect(outline()?.challenges[0]).not.toHaveProperty('introduction')
  })

  test('introduces a translated project in its language', async () => {
    const outline = await outlineOf({ blockLayout: 'project-list' }, [lesson(1, about('A bridge.'))], {
      'blocks/block.espanol/one.md': lesson(1, about('Un puente.')),
    })
    expect(outline('espanol')?.challenges.map(({ introduction }) => introduction)).toEqual([
      'Un puente.',
      'Two.',
      'Three.',
    ])
  })

  test('says how many questions a quiz asks, at most', async () => {
    const outline = await outlineOf({}, [lesson(1, quizzes(2, 3, 1), 8)])
    expect(outline()?.challenges.map(({ questionCount }) => questionCount)).toEqual([3, undefined, undefined])
  })
})
