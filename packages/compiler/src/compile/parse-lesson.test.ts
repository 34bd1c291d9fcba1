import { execFileSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleCurriculum, step } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { CurriculumCompiler } from './curriculum-compiler.ts'
import { parseBatch, parseLesson } from './parse-lesson.ts'

const lesson = 'blocks/block/one.md'
const imported = 'blocks/block/_tip.md'

const withText = (text: string) =>
  step({ number: 1 }).replace('# --description--\n', (heading) => `${heading}\n${text}\n\n`)
const importing = (path: string) =>
  withText(`::import{component="Tip" from="${path}" }\n\n::use{component="Tip"}`)
const curriculumWith = (text: string) => writeFiles(sampleCurriculum({ [lesson]: text }))
const compile = async (root: string) => {
  const { problems } = await new CurriculumCompiler(root).compile()
  return problems.map(({ file, message }) => [file, message])
}

describe('a lesson whose text the Markdown libraries read again and again', () => {
  const limitMs = 20

  test.for([
    ['headings', 'a\n=\n'.repeat(3000)],
    ['emphasis', '**a_'.repeat(3000)],
    ['comments that never end', 'a <!--'.repeat(3000)],
    ['quotes', '> a\n\n'.repeat(3000)],
    ['targets that never end', '[a](<'.repeat(20_000)],
  ] as const)('is refused after a while: %s', ([_name, text]) => {
    const { output, problems } = parseLesson(curriculumWith(withText(text)), lesson, limitMs)
    expect(output).toBeUndefined()
    expect(problems).toMatchObject([{ file: lesson, message: 'The text takes longer than 0.02 s to read.' }])
  })

  test('twin: is read without the limit', () => {
    const root = curriculumWith(withText('a\n=\n'.repeat(1000)))
    expect(parseLesson(root, lesson, limitMs).output).toBeUndefined()
    expect(parseLesson(root, lesson).output).toBeDefined()
  })

  test('leaves the other lessons as they are', () => {
    const root = curriculumWith(withText('a\n=\n'.repeat(3000)))
    const two = 'blocks/block/two.md'
    const outcomes = parseBatch(root, [two, lesson, two, lesson, two], 1000)
    expect(outcomes.map(({ output }) => output !== undefined)).toEqual([true, false, true, false, true])
    expect(outcomes[2]).toEqual(parseLesson(root, two))
  })

  test('is parsed again when it shares the limit with others', () => {
    const text = 'a\n=\n'.repeat(200)
    const root = curriculumWith(withText(text))
    const outcomes = parseBatch(
      root,
      Array.from({ length: 60 }, () => lesson),
      1000,
    )
    expect(outcomes.filter(({ output }) => output === undefined)).toEqual([])
  })
})

describe('what is no file, or too large to be a lesson, is a problem and does not end the build', () => {
  test.for(['.', '..'])('an import of the folder %s', async (path) => {
    expect(await compile(curriculumWith(importing(path)))).toEqual([
      [lesson, `There is no file \`${path}\`.`],
    ])
  })

  test('an import of a pipe', async () => {
    const root = curriculumWith(importing('./_tip.md'))
    execFileSync('mkfifo', [join(root, imported)])
    expect(await compile(root)).toEqual([[lesson, 'There is no file `./_tip.md`.']])
  })

  test('a pipe among the lessons', async () => {
    const root = curriculumWith(step({ number: 1 }))
    execFileSync('mkfifo', [join(root, 'blocks/block/four.md')])
    expect(await compile(root)).toEqual([])
  })

  test('a file of gigabytes', async () => {
    const root = curriculumWith(step({ number: 1 }))
    const file = 'blocks/block/four.md'
    writeFileSync(join(root, file), '')
    truncateSync(join(root, file), 3 * 2 ** 30)
    expect(await compile(root)).toEqual([[file, 'The file is 3221225 kB long.']])
  })
})

test('a text that is imported again and again is used until the lesson has enough', () => {
  const uses = '\n\n::use{component="Tip"}'.repeat(300)
  const root = writeFiles(
    sampleCurriculum({
      [lesson]: withText(`::import{component="Tip" from="./_tip.md" }${uses}`),
      [imported]: 'Mind the gap. '.repeat(100),
    }),
  )
  const { output, problems } = parseLesson(root, lesson)
  expect(problems[0]).toMatchObject({ file: lesson, message: 'The imported texts have 200200 characters.' })
  expect(output?.description.length).toBeLessThan(220_000)
})
