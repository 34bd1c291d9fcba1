import { describe, expect, test } from 'vitest'
import { compile, indexOf, lessonsOf, messages } from '../testing/compiled.ts'
import { sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'

describe('a translation', () => {
  const translated = {
    'blocks/block.espanol/meta.json': { name: 'Un bloque', intro: ['Hola.'] },
    'blocks/block.espanol/one.md': step({ number: 1, title: 'Paso 1', contents: '<!-- say hello -->' }),
    'superblocks/course.espanol.json': { title: 'Curso', summary: 'Breve.' },
    'dictionaries/english/comments.json': { a: 'say hello', b: 'unused' },
    'dictionaries/espanol/comments.json': { a: 'di hola' },
  }

  test('is a sibling folder; missing lessons stay English and are marked', async () => {
    const compiled = await compile(sampleCurriculum(translated))
    expect(compiled.problems).toEqual([])
    const lessons = lessonsOf(compiled, 'espanol')
    expect(lessons.map(({ title, translationPending = false }) => [title, translationPending])).toEqual([
      ['Paso 1', false],
      ['Step 2', true],
      ['Step 3', true],
    ])
    expect(indexOf(compiled, 'espanol').superBlocks[0]).toMatchObject({
      title: 'Curso',
      summary: 'Breve.',
      blocks: [{ name: 'Un bloque', intro: ['Hola.'] }],
    })
    expect(JSON.stringify(indexOf(compiled, 'espanol'))).not.toContain('translationPending')
    expect(lessonsOf(compiled, 'english')[0]).toMatchObject({ title: 'Step 1' })
  })

  test('marks courses and blocks whose words stay English', async () => {
    const { 'blocks/block.espanol/one.md': lesson } = translated
    const compiled = await compile(sampleCurriculum({ 'blocks/block.espanol/one.md': lesson }))
    expect(indexOf(compiled, 'espanol').superBlocks[0]).toMatchObject({
      translationPending: true,
      blocks: [{ translationPending: true }],
    })
    expect(JSON.stringify(indexOf(compiled, 'english'))).not.toContain('translationPending')
  })

  test('takes its code comments from the dictionary', async () => {
    const compiled = await compile(sampleCurriculum(translated))
    expect(lessonsOf(compiled, 'espanol')[0]?.files[0]?.contents).toBe('<!-- di hola -->')
    expect(lessonsOf(compiled, 'english')[0]?.files[0]?.contents).toBe('<!-- say hello -->')
  })

  test('may change texts, never tests', async () => {
    const changed = step({ number: 1, title: 'Paso 1' }).replace('assert.fail', 'assert.ok')
    const compiled = await compile(sampleCurriculum({ 'blocks/block.espanol/one.md': changed }))
    expect(messages(compiled)).toEqual(['The code of test 1 differs from the English original.'])
  })

  test('of a lesson that does not exist is a problem', async () => {
    const compiled = await compile(sampleCurriculum({ 'blocks/block.espanol/x.md': step({ number: 9 }) }))
    expect(messages(compiled)).toEqual([
      `The translation ${stepId(9)} has no English original in this block.`,
    ])
  })

  test('of a course is offered only where the course has been read', async () => {
    const compiled = await compile(
      sampleCurriculum({
        ...translated,
        'superblocks/course.json': {
          title: 'Course',
          stage: 'Core',
          blocks: ['block'],
          notAuditedIn: ['espanol'],
        },
      }),
    )
    expect(indexOf(compiled, 'english').superBlocks).toHaveLength(1)
    expect(indexOf(compiled, 'espanol').superBlocks).toEqual([])
  })
})
