import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { sampleCurriculum, step } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { writeCompiled } from './write-compiled.ts'

const films = { 'media/films/bread.webm': 'dough', 'media/films/bread.en.vtt': 'WEBVTT' }

async function build(root: string, out: string): Promise<void> {
  await writeCompiled(await new CurriculumCompiler(root, { outDirectory: out }).compile(), out)
}
const read = (out: string, name: string) => readFileSync(join(out, 'media', name), 'utf8')

test('pictures and films of a curriculum are copied, changed and removed with it', async () => {
  const root = writeFiles(sampleCurriculum(films))
  const out = writeFiles({})
  await build(root, out)
  expect(read(out, 'films/bread.webm')).toBe('dough')
  writeFileSync(join(root, 'media/films/bread.webm'), 'rested dough')
  rmSync(join(root, 'media/films/bread.en.vtt'))
  await build(root, out)
  expect(read(out, 'films/bread.webm')).toBe('rested dough')
  expect(existsSync(join(out, 'media/films/bread.en.vtt'))).toBe(false)
})

test('a file that a lesson shows and the curriculum lacks is reported, until it is there', async () => {
  const lesson = step({ number: 3 }).replace(
    '# --hints--',
    'Look: ![bread](/media/bread.png) `/media/code.png`\n\n```html\n<img src="/media/own.png">\n```\n\n# --hints--',
  )
  const root = writeFiles(sampleCurriculum({ 'blocks/block/three.md': lesson }))
  const out = writeFiles({})
  const compiler = new CurriculumCompiler(root, { outDirectory: out })
  const place = { file: 'blocks/block/three.md', text: '/media/bread.png' }
  expect((await compiler.compile()).problems).toMatchObject([place])
  mkdirSync(join(root, 'media'))
  writeFileSync(join(root, 'media/bread.png'), 'bread')
  expect((await compiler.compile()).problems).toEqual([])
  rmSync(join(root, 'media/bread.png'))
  expect((await compiler.compile()).problems).toMatchObject([place])
})

test('pages and programs, notes and files from outside are not copied', async () => {
  const outside = join(writeFiles({ 'secret.svg': '<svg/>' }), 'secret.svg')
  const root = writeFiles(
    sampleCurriculum({
      'media/README.md': '',
      'media/page.html': '',
      'media/run.js': '',
      'media/one.svg': '',
    }),
  )
  symlinkSync(outside, join(root, 'media/linked.svg'))
  const out = writeFiles({})
  await build(root, out)
  const found = ['README.md', 'page.html', 'run.js', 'linked.svg', 'one.svg'].filter((name) =>
    existsSync(join(out, 'media', name)),
  )
  expect(found).toEqual(['one.svg'])
})
