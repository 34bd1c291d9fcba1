import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { parseLesson } from '../compile/parse-lesson.ts'
import { writeCompiled } from '../emit/write-compiled.ts'
import { parseChallenge } from '../parse/parse-challenge.ts'
import { indexOf } from '../testing/compiled.ts'
import { sampleCurriculum, step } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'

const secret = 'the-password-of-this-machine'

const importing = (path: string) =>
  step({ number: 1 }).replace(
    '# --description--\n',
    `# --description--\n\n::import{component="Tip" from="${path}" }\n\n::use{component="Tip"}\n`,
  )

/** A curriculum, and a file outside it that nothing in it may expose. */
function schoolBesideSecret(files: Readonly<Record<string, string | object>> = {}) {
  const root = writeFiles(sampleCurriculum(files))
  return { root, outside: join(writeFiles({ 'secret.md': secret }), 'secret.md') }
}

const compileFolder = (root: string) => new CurriculumCompiler(root).compile()
const everything = async (root: string) => JSON.stringify((await compileFolder(root)).files)

test('a lesson imports no hidden file of its own repository', async () => {
  const { root } = schoolBesideSecret({
    '.git/config': secret,
    'blocks/block/one.md': importing('../../.git/config'),
  })
  const { problems } = parseLesson(root, 'blocks/block/one.md')
  expect(problems).toMatchObject([{ message: 'There is no file `../../.git/config`.' }])
  expect(await everything(root)).not.toContain(secret)
})

describe('a link in a curriculum', () => {
  test('that a lesson imports shows nothing from outside', async () => {
    const { root, outside } = schoolBesideSecret({ 'blocks/block/one.md': importing('./_tip.md') })
    symlinkSync(outside, join(root, 'blocks/block/_tip.md'))
    const { problems } = parseLesson(root, 'blocks/block/one.md')
    expect(problems).toMatchObject([
      { file: 'blocks/block/one.md', message: 'There is no file `./_tip.md`.' },
    ])
    expect(await everything(root)).not.toContain(secret)
  })

  test('to a folder outside does not lead imports there', async () => {
    const { root, outside } = schoolBesideSecret({ 'blocks/block/one.md': importing('./far/secret.md') })
    symlinkSync(join(outside, '..'), join(root, 'blocks/block/far'))
    expect(await everything(root)).not.toContain(secret)
  })

  test('twin: an import that only looks at paths publishes the file', () => {
    const { root, outside } = schoolBesideSecret({ 'blocks/block/one.md': importing('./_tip.md') })
    symlinkSync(outside, join(root, 'blocks/block/_tip.md'))
    const text = readFileSync(join(root, 'blocks/block/one.md'), 'utf8')
    const trusting = (path: string) => readFileSync(join(root, 'blocks/block', path), 'utf8')
    expect(JSON.stringify(parseChallenge('one.md', text, trusting).output)).toContain(secret)
  })

  test.for([
    'blocks/block/four.md',
    'blocks/other/meta.json',
    'superblocks/other.json',
    'certifications/other.yml',
    'exams/other.yml',
    'dictionaries/german/comments.json',
    'blocks/block.german/one.md',
  ])('is a problem at %s, and is not read', async (file) => {
    const { root, outside } = schoolBesideSecret()
    mkdirSync(join(root, file, '..'), { recursive: true })
    symlinkSync(outside, join(root, file))
    const { problems, files } = await compileFolder(root)
    expect(problems).toContainEqual(
      expect.objectContaining({
        file,
        line: 1,
        message: 'This link leads out of the curriculum, to a hidden file, or nowhere.',
      }),
    )
    expect(JSON.stringify([problems, files])).not.toContain(secret)
  })

  test('that leads nowhere is a problem', async () => {
    const { root } = schoolBesideSecret()
    symlinkSync(join(root, 'gone.md'), join(root, 'blocks/block/four.md'))
    const { problems } = await compileFolder(root)
    expect(problems.map(({ file }) => file)).toContain('blocks/block/four.md')
  })

  test.for(['.git/config', '.env'])(
    'to %s of its own repository is a problem, and is not read',
    async (hidden) => {
      const { root } = schoolBesideSecret({ [hidden]: secret })
      mkdirSync(join(root, 'media'))
      symlinkSync(join(root, hidden), join(root, 'media/cat.vtt'))
      const out = writeFiles({})
      const compiled = await new CurriculumCompiler(root, { outDirectory: out }).compile()
      await writeCompiled(compiled, out)
      expect(compiled.problems).toMatchObject([{ file: 'media/cat.vtt' }])
      expect(existsSync(join(out, 'media/cat.vtt'))).toBe(false)
    },
  )

  test('that stays inside is read like the file itself', async () => {
    const { root } = schoolBesideSecret({ 'blocks/block/one.md': importing('./_tip.md') })
    writeFileSync(join(root, 'blocks/_shared.md'), 'Mind the gap.')
    symlinkSync(join(root, 'blocks/_shared.md'), join(root, 'blocks/block/_tip.md'))
    const compiled = await compileFolder(root)
    expect(compiled.problems).toEqual([])
    expect(JSON.stringify(compiled.files)).toContain('Mind the gap.')
  })

  test('does not matter when the curriculum itself is one', async () => {
    const { root } = schoolBesideSecret({ 'blocks/block/one.md': importing('./_tip.md') })
    writeFileSync(join(root, 'blocks/block/_tip.md'), 'Mind the gap.')
    const link = join(writeFiles({}), 'link')
    symlinkSync(root, link)
    const compiled = await compileFolder(link)
    expect(compiled.problems).toEqual([])
    expect(indexOf(compiled).superBlocks).not.toEqual([])
  })
})

test('a file or a folder with a name that is not UTF-8 is left out, and everything else is compiled', async () => {
  const { root } = schoolBesideSecret()
  const named = (folder: string) => Buffer.concat([Buffer.from(join(root, folder)), Buffer.from([47, 0xdc])])
  mkdirSync(named('blocks'))
  writeFileSync(Buffer.concat([named('blocks/block'), Buffer.from('bung.md')]), step({ number: 7 }))
  const compiled = await compileFolder(root)
  expect(compiled.problems).toMatchObject([
    { file: 'blocks/block/\uFFFDbung.md', message: 'This cannot be read.' },
    { file: 'blocks/\uFFFD', message: 'This cannot be read.' },
  ])
  expect(Object.keys(indexOf(compiled).files)).toEqual(['block'])
})
