import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledBlock } from '@cairn/contract'
import { expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { blockMeta } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'

const courseOf = (lesson: string, media: readonly string[]) =>
  writeFiles({
    'superblocks/course.json': { id: 'course', title: 'Course', stage: 'Core', blocks: ['block'] },
    'blocks/block/meta.json': { ...blockMeta('block', []), challengeOrder: undefined },
    'blocks/block/one.md': lesson,
    ...Object.fromEntries(media.map((file) => [`media/${file}`, 'sound'])),
  })

const compile = async (compiler: CurriculumCompiler) => {
  const { files, problems } = await compiler.compile()
  const block = files.find(({ name, text }) => name.startsWith('english/blocks/') && text !== undefined)
  const compiled = block && (JSON.parse(block.text ?? '') as CompiledBlock)
  return { problems, lesson: compiled?.challenges[0] }
}
const compileOnce = (lesson: string, media: readonly string[]) =>
  compile(new CurriculumCompiler(courseOf(lesson, media)))

const audioOfScene = (lesson: Awaited<ReturnType<typeof compile>>['lesson']) => lesson?.scene?.setup.audio
const audioOfQuiz = (lesson: Awaited<ReturnType<typeof compile>>['lesson']) =>
  lesson?.quizzes?.[0]?.questions.find(({ audio }) => audio)?.audio?.audio

test('the recording of a scene gets the address of the school’s own file, and keeps its times', async () => {
  const { lesson, problems } = await compileOnce(sampleLessons.dialogue, ['pier.mp3'])
  expect(problems).toEqual([])
  expect(audioOfScene(lesson)).toMatchObject({
    filename: '/media/pier.mp3',
    startTimestamp: 2.5,
    finishTimestamp: 6,
  })
})

test('recordings of a quiz and of answers, too', async () => {
  const quiz = await compileOnce(sampleLessons.quiz, ['knots.mp3'])
  expect(audioOfQuiz(quiz.lesson)).toEqual({
    filename: '/media/knots.mp3',
    startTimestamp: 1.5,
    finishTimestamp: 4,
  })
  const questions = await compileOnce(sampleLessons.questions, ['EN0001.mp3'])
  const ids = questions.lesson?.questions?.flatMap(({ answers }) => answers.map(({ audioId }) => audioId))
  expect(ids).toContain('/media/EN0001.mp3')
})

test('the recording of a sentence to say aloud, too', async () => {
  const { lesson } = await compileOnce(sampleLessons.lecture, ['aboard.mp3'])
  expect(lesson?.speaking?.audio).toEqual({ filename: '/media/aboard.mp3', startTimestamp: 3 })
})

test('a name in a folder, with a space, is an address', async () => {
  const lesson = sampleLessons.dialogue.replace('"pier.mp3"', '"sounds/old pier.mp3"')
  const { lesson: compiled } = await compileOnce(lesson, ['sounds/old pier.mp3'])
  expect(audioOfScene(compiled)?.filename).toBe('/media/sounds/old%20pier.mp3')
})

test.for([[], ['other.mp3'], ['pier.mp3.png']])(
  'a name without a file, beside %o, stays a name and is no mistake: the file is on freeCodeCamp’s hosts',
  async (media) => {
    const { lesson, problems } = await compileOnce(sampleLessons.dialogue, media)
    expect(problems).toEqual([])
    expect(audioOfScene(lesson)?.filename).toBe('pier.mp3')
  },
)

test('an address under /media/ without a file is a problem, with its place', async () => {
  for (const [name, from] of [
    ['dialogue', 'pier.mp3'],
    ['quiz', 'knots.mp3'],
  ] as const) {
    const lesson = sampleLessons[name].replace(from, `/media/${from}`)
    const line = lesson.split('\n').findIndex((text) => text.includes(from)) + 1
    const { problems } = await compileOnce(lesson, [])
    expect(problems).toMatchObject([{ file: 'blocks/block/one.md', line, text: `/media/${from}` }])
    expect((await compileOnce(lesson, [from])).problems).toEqual([])
  }
})

test('a recording that is added later is found, though the lesson has not changed', async () => {
  const root = courseOf(sampleLessons.dialogue, ['other.mp3'])
  const compiler = new CurriculumCompiler(root)
  expect(audioOfScene((await compile(compiler)).lesson)?.filename).toBe('pier.mp3')
  writeFileSync(join(root, 'media/pier.mp3'), 'sound')
  expect(audioOfScene((await compile(compiler)).lesson)?.filename).toBe('/media/pier.mp3')
})
