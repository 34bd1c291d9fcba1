import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCurriculum } from '../author/read-compiled.ts'
import { fence, seed, solution, workshopStep } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'
import { takePictures } from './take-pictures.ts'

const course = {
  'blocks/page/step-1.md': workshopStep(
    1,
    'html',
    seed(fence('html', '<p></p>')),
    solution(fence('html', '<p>Reeds</p>')),
  ),
  'blocks/program/step-1.md': workshopStep(
    2,
    'js',
    seed(fence('js', '')),
    solution(fence('js', "console.log('Reeds grow along the shore')")),
  ),
  'blocks/silence/step-1.md': workshopStep(
    3,
    'js',
    seed(fence('js', '')),
    solution(fence('js', 'console.log(1)')),
  ),
}

describe('pictures of blocks', () => {
  test('are taken of the page or the output that a solution makes, and shown with the block', async () => {
    const directory = writeFiles(course)
    const taken = await takePictures({ directory })
    expect(taken).toEqual(['page', 'program'].map((block) => join(directory, `media/blocks/${block}.webp`)))
    const [first = Buffer.alloc(0)] = taken.map((file) => readFileSync(file))
    expect(first.toString('latin1', 8, 12)).toBe('WEBP')
    const { index } = await readCurriculum(directory)
    const blocks = index.superBlocks.flatMap((superBlock) => superBlock.blocks)
    expect(blocks.map(({ dashedName, picture }) => [dashedName, picture])).toEqual([
      ['page', '/media/blocks/page.webp'],
      ['program', '/media/blocks/program.webp'],
      ['silence', undefined],
    ])
  })

  test('that exist are kept, unless they should be fresh', async () => {
    const directory = writeFiles({ ...course, 'media/blocks/page.webp': 'ours' })
    const file = join(directory, 'media/blocks/page.webp')
    await takePictures({ directory, block: 'page' })
    expect(readFileSync(file, 'utf8')).toBe('ours')
    await takePictures({ directory, block: 'page', isFresh: true })
    expect(readFileSync(file, 'latin1').slice(8, 12)).toBe('WEBP')
  })

  test('are not written to a file that a link leads to', async () => {
    const directory = writeFiles({ ...course, 'media/blocks/other.txt': 'mine' })
    symlinkSync('other.txt', join(directory, 'media/blocks/page.webp'))
    await takePictures({ directory, block: 'page', isFresh: true })
    expect(readFileSync(join(directory, 'media/blocks/other.txt'), 'utf8')).toBe('mine')
  })

  test('differ when the solutions do', async () => {
    const directory = writeFiles(course)
    const look = async () => {
      const [file = ''] = await takePictures({ directory, block: 'program', isFresh: true })
      return readFileSync(file)
    }
    const before = await look()
    expect(await look()).toEqual(before)
    const lesson = join(directory, 'blocks/program/step-1.md')
    writeFileSync(lesson, readFileSync(lesson, 'utf8').replace('Reeds', 'Rushes'))
    expect(await look()).not.toEqual(before)
  })
})
