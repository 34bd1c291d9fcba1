import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledBlock, type CurriculumIndex, type Language } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { writeCompiled } from '../emit/write-compiled.ts'
import { blockMeta, sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { writeFiles } from '../testing/write-files.ts'
import type { CompiledCurriculum } from './compiled-curriculum.ts'
import { CurriculumCompiler } from './curriculum-compiler.ts'

const compile = (files: Readonly<Record<string, string | object>>) =>
  new CurriculumCompiler(writeFiles(files)).compile()

const messages = ({ problems }: CompiledCurriculum) => problems.map(({ message }) => message)

function indexOf({ indexes }: CompiledCurriculum, language: Language = 'english'): CurriculumIndex {
  const index = indexes.get(language)
  if (!index) throw new Error(`no index for ${language}`)
  return index
}

function lessonsOf(compiled: CompiledCurriculum, language: Language, block = 'block') {
  const file = `${language}/${indexOf(compiled, language).files[block]}`
  const text = compiled.files.find(({ name }) => name === file)?.text ?? ''
  return CompiledBlock.parse(JSON.parse(text)).challenges
}

describe('the order of things', () => {
  test('is the one of the structure files', async () => {
    const compiled = await compile(
      sampleCurriculum({ 'blocks/block/meta.json': blockMeta('block', [3, 1, 2]) }),
    )
    expect(compiled.problems).toEqual([])
    expect(lessonsOf(compiled, 'english').map(({ id }) => id)).toEqual([stepId(3), stepId(1), stepId(2)])
  })

  test('is by step number where there are none, and each folder of blocks is a course', async () => {
    const compiled = await compile({
      'README.md': 'Remarks for authors.',
      'weaving/b.md': step({ number: 10 }),
      'weaving/a.md': step({ number: 9 }),
      'dyeing/a.md': step({ number: 1 }),
    })
    expect(compiled.problems).toEqual([])
    const [course] = indexOf(compiled).superBlocks
    expect(course?.blocks.map(({ dashedName, name }) => [dashedName, name])).toEqual([
      ['dyeing', 'Dyeing'],
      ['weaving', 'Weaving'],
    ])
    expect(course?.blocks[1]?.challenges.map(({ title }) => title)).toEqual(['Step 9', 'Step 10'])
  })

  test('follows freeCodeCamp’s own trees, of today and of before', async () => {
    const today = await compile({
      'structure/superblocks/course.json': {
        chapters: [{ dashedName: 'one', modules: [{ dashedName: 'first', blocks: ['block'] }] }],
      },
      'structure/blocks/block.json': blockMeta('block', [1], {
        blockLabel: 'workshop',
        blockLayout: 'legacy-challenge-grid',
      }),
      'challenges/english/blocks/block/one.md': step({ number: 1 }),
      'challenges/german/blocks/block/one.md': step({ number: 1, title: 'Schritt 1' }),
    })
    expect(today.problems).toEqual([])
    expect(indexOf(today).superBlocks[0]).toMatchObject({
      id: 'course',
      chapters: [{ dashedName: 'one', modules: [{ dashedName: 'first', blocks: ['block'] }] }],
      blocks: [{ layout: 'challenge-grid' }],
    })
    expect(lessonsOf(today, 'german')[0]?.title).toBe('Schritt 1')

    const before = await compile({
      '14-responsive-web-design-22/cafe/meta.json': blockMeta('cafe', [1], {
        superBlock: '2022/responsive-web-design',
        order: 1,
        challengeOrder: [[stepId(1), 'Step 1']],
      }),
      '14-responsive-web-design-22/cafe/one.md': step({ number: 1 }),
    })
    expect(before.problems).toEqual([])
    expect(indexOf(before).superBlocks[0]).toMatchObject({
      id: '2022/responsive-web-design',
      title: '(New) Responsive Web Design',
      certification: 'responsive-web-design',
    })
  })

  test('stages come as the specification has them', async () => {
    const course = (stage: string, blocks: string[]) => ({ title: stage, stage, blocks })
    const compiled = await compile(
      sampleCurriculum({
        'superblocks/a.json': course('Upcoming', ['block']),
        'superblocks/b.json': course('Legacy', ['block']),
        'superblocks/course.json': course('Core', ['block']),
      }),
    )
    expect(indexOf(compiled).superBlocks.map(({ stage }) => stage)).toEqual(['Core', 'Legacy', 'Upcoming'])
  })
})

describe('structure files are checked like lessons:', () => {
  test.for([
    [
      'a block that is not there',
      { 'superblocks/course.json': { blocks: ['block', 'blok'] } },
      'There is no block `blok`.',
    ],
    [
      'a block in no course',
      { 'blocks/stray/meta.json': blockMeta('stray', []) },
      'The block is in no course.',
    ],
    [
      'a lesson that the order forgot',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2]) },
      `The lesson ${stepId(3)} is in no order.`,
    ],
    [
      'an order with a stranger',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2, 3, 4]) },
      `No lesson of this block has the id ${stepId(4)} (“Step 4”).`,
    ],
    [
      'a doubled entry',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2, 3, 3]) },
      `The lesson ${stepId(3)} is in the order twice.`,
    ],
    [
      'a doubled id',
      { 'blocks/block/four.md': step({ number: 3, dashedName: 'step-4' }) },
      'Another lesson of this block, blocks/block/four.md, has the same id.',
    ],
    [
      'a wrong folder name',
      { 'blocks/block/meta.json': blockMeta('blok', [1, 2, 3]) },
      'The block says that it is `blok`, but its folder is `block`.',
    ],
    [
      'an unknown key',
      { 'blocks/block/meta.json': blockMeta('block', [1, 2, 3], { autor: 'me' }) },
      'Unknown key `autor`.',
    ],
    [
      'broken JSON',
      { 'superblocks/other.json': '{ "blocks": [ }' },
      'This is not valid JSON: Unexpected token \'}\', "{ "blocks": [ }" is not valid JSON.',
    ],
    [
      'a stage that is fixed',
      { 'superblocks/network-security.json': { stage: 'Core', blocks: ['block'] } },
      'The stage of `network-security` is fixed, because addresses and certificates depend on it.',
    ],
    [
      'a certification with another id',
      { 'certifications/a.yml': certification('network-security') },
      'The id of the certification `network-security` is fixed, because campers hold it.',
    ],
    [
      'a doubled certification',
      { 'certifications/a.yml': certification('own'), 'certifications/b.yml': certification('own') },
      'There is another certification `own`.',
    ],
    [
      'an exam that cannot be drawn',
      { 'exams/a.json': exam({ numberOfQuestionsInExam: 2 }) },
      'The exam draws 2 questions, but has 1.',
    ],
    [
      'a question with too few answers',
      { 'exams/a.json': exam({}, 3) },
      'The question has 3 wrong and 1 correct answers.',
    ],
    [
      'a doubled answer id',
      { 'exams/a.json': exam({}, 4, 'aaaaaaaaa0') },
      'The id aaaaaaaaa0 is used twice.',
    ],
  ] as const)('%s', async ([_name, files, message]) => {
    expect(messages(await compile(sampleCurriculum(files)))).toContain(message)
  })

  test('a problem in JSON has the place of the value', async () => {
    const { problems } = await compile(
      sampleCurriculum({ 'superblocks/course.json': { stage: 'Kore', blocks: ['block'] } }),
    )
    expect(problems[0]).toMatchObject({
      file: 'superblocks/course.json',
      line: 2,
      column: 12,
      text: '"Kore"',
    })
  })
})

describe('a translation', () => {
  const translated = {
    'blocks/block.espanol/meta.json': { name: 'Un bloque', intro: ['Hola.'] },
    'blocks/block.espanol/one.md': step({ number: 1, title: 'Paso 1', contents: '<!-- say hello -->' }),
    'superblocks/course.espanol.json': { title: 'Curso', summary: 'Breve.' },
    'dictionaries/english/comments.json': { a: 'say hello', b: 'unused' },
    'dictionaries/espanol/comments.json': { a: 'di hola' },
  }

  test('is a sibling folder; what is missing stays English and is marked', async () => {
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
    expect(lessonsOf(compiled, 'english')[0]).toMatchObject({ title: 'Step 1' })
  })

  test('has its code comments from the dictionary', async () => {
    const compiled = await compile(sampleCurriculum(translated))
    expect(lessonsOf(compiled, 'espanol')[0]?.files[0]?.contents).toBe('<!-- di hola -->')
    expect(lessonsOf(compiled, 'english')[0]?.files[0]?.contents).toBe('<!-- say hello -->')
  })

  test('may change words, never what is tested', async () => {
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

describe('the written output', () => {
  async function build(root: string, out: string) {
    const compiled = await new CurriculumCompiler(root, { outDirectory: out }).compile()
    await writeCompiled(compiled, out)
    return compiled
  }
  const times = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]))

  test('is named by its content; a second run compiles and writes nothing', async () => {
    const root = writeFiles(sampleCurriculum())
    const out = writeFiles({})
    await build(root, out)
    const before = times(join(out, 'english/blocks'))
    expect(Object.keys(before)).toEqual([expect.stringMatching(/^block\.[0-9a-f]{16}\.json$/)])
    const again = await build(root, out)
    expect(again.files.filter(({ text }) => text !== undefined)).toEqual([])
    expect(times(join(out, 'english/blocks'))).toEqual(before)
  })

  test('replaces only the block of a changed lesson, and the index with it', async () => {
    const root = writeFiles(
      sampleCurriculum({
        'superblocks/course.json': { title: 'Course', stage: 'Core', blocks: ['block', 'other'] },
        'blocks/other/meta.json': blockMeta('other', [1]),
        'blocks/other/one.md': step({ number: 1 }),
      }),
    )
    const out = writeFiles({})
    const before = await build(root, out)
    writeFileSync(join(root, 'blocks/block/two.md'), step({ number: 2, title: 'Changed' }))
    const after = await build(root, out)
    expect(indexOf(after).version).not.toBe(indexOf(before).version)
    expect(indexOf(after).files['other']).toBe(indexOf(before).files['other'])
    expect(after.files.filter(({ text }) => text !== undefined).map(({ name }) => name)).toEqual([
      `english/${indexOf(after).files['block']}`,
      'private/blocks/block.json',
    ])
    expect(readdirSync(join(out, 'english/blocks'))).toHaveLength(2)
  })

  test('is made again when somebody took a file away or damaged the cache', async () => {
    const root = writeFiles(sampleCurriculum())
    const out = writeFiles({})
    const { files } = indexOf(await build(root, out))
    rmSync(join(out, 'english', files['block'] ?? ''))
    writeFileSync(join(out, 'cache/manifest.json'), '{"compiler":')
    await build(root, out)
    expect(readFileSync(join(out, 'english', files['block'] ?? ''), 'utf8')).toContain('Step 1')
  })

  test('loses what was deleted', async () => {
    const root = writeFiles(sampleCurriculum())
    const out = writeFiles({})
    await build(root, out)
    rmSync(join(root, 'blocks/block/two.md'))
    writeFileSync(join(root, 'blocks/block/meta.json'), JSON.stringify(blockMeta('block', [1, 3])))
    const compiled = await build(root, out)
    expect(indexOf(compiled).superBlocks[0]?.blocks[0]?.challenges).toHaveLength(2)
    expect(compiled.problems).toEqual([])
  })

  test('keeps solutions, hidden tests and exam answers apart from what is served', async () => {
    const root = writeFiles({
      'superblocks/course.json': { title: 'Course', stage: 'Core', blocks: ['block'] },
      'blocks/block/meta.json': blockMeta('block', [], {
        challengeOrder: [{ id: '65f0c0ffee0123456789abce', title: 'Harbour lights' }],
      }),
      'blocks/block/one.md': sampleLessons.withHooks,
      'exams/a.json': exam({}),
    })
    const out = writeFiles({})
    await build(root, out)
    const textIn = (folder: string) =>
      readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFileSync(join(out, folder, name), 'utf8'))
        .join('')
    for (const secret of ['return number * 2', 'negative numbers', 'double(-4)', 'The right answer']) {
      expect(textIn('private')).toContain(secret)
      expect(textIn('english')).not.toContain(secret)
    }
  })
})

function certification(slug: string): string {
  return `---\nid: 65f0c0ffee0123456789abcd\ntitle: A\ncertification: ${slug}\nchallengeType: 7\ntests: []\n`
}

function exam(more: object, wrong = 4, lastId = 'aaaaaaaaa9'): object {
  const answer = (id: string, text: string) => ({ id, answer: text })
  return {
    id: '65f0c0ffee0123456789abcf',
    title: 'An exam',
    numberOfQuestionsInExam: 1,
    passingPercent: 70,
    prerequisites: [],
    questions: [
      {
        id: 'qqqqqqqqq1',
        question: 'Why?',
        wrongAnswers: Array.from({ length: wrong }, (_empty, index) =>
          answer(`aaaaaaaaa${index}`, 'Because.'),
        ),
        correctAnswers: [answer(lastId, 'The right answer.')],
      },
    ],
    ...more,
  }
}
