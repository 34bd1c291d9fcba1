import { expect } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { sampleCurriculum, step } from './sample-curriculum.ts'
import { writeFiles } from './write-files.ts'

/** What a reader of the course sees: title, address and first line of code of each lesson. */
export async function outline(root: string, block = 'block') {
  const { indexes, files, problems } = await new CurriculumCompiler(root).compile()
  expect(problems).toEqual([])
  const text = files.find(({ name }) => name.startsWith(`english/blocks/${block}.`))?.text ?? '{}'
  const { challenges } = JSON.parse(text) as {
    challenges: { title: string; dashedName: string; files: { contents: string }[] }[]
  }
  expect(indexes.get('english')?.superBlocks[0]?.blocks.map(({ dashedName }) => dashedName)).toContain(block)
  return challenges.map(({ title, dashedName, files: seeds }) => [title, dashedName, seeds[0]?.contents])
}

export const numbered = () =>
  writeFiles(
    sampleCurriculum({
      'blocks/block/one.md': step({ number: 1, contents: 'one' }),
      'blocks/block/two.md': step({ number: 2, contents: 'two' }),
      'blocks/block/three.md': step({ number: 3, contents: 'three' }),
      'blocks/block.espanol/two.md': step({ number: 2, title: 'Paso 2', contents: 'two' }),
    }),
  )
