import { CompiledBlock, type CurriculumIndex, Exam, PrivateBlock } from '@cairn/contract'
import { CurriculumCompiler, type Progress } from '../compile/curriculum-compiler.ts'
import type { CompiledCurriculum } from '../emit/compiled-curriculum.ts'

/** A compiled curriculum in memory: the base language with its private parts. */
export type ReadCurriculum = {
  index: CurriculumIndex
  blocks: ReadonlyMap<string, CompiledBlock>
  hidden: ReadonlyMap<string, PrivateBlock>
  exams: readonly Exam[]
  problems: CompiledCurriculum['problems']
}

export async function readCurriculum(directory: string, onProgress?: Progress): Promise<ReadCurriculum> {
  const compiler = new CurriculumCompiler(directory, onProgress ? { onProgress } : {})
  const { indexes, files, problems } = await compiler.compile()
  const [first] = indexes
  if (!first) throw new Error('A compiled curriculum has at least one language.')
  const [language, index] = first
  const texts = files.flatMap(({ name, text }) =>
    text === undefined ? [] : [{ name, value: JSON.parse(text) as unknown }],
  )
  const valuesIn = (folder: string) =>
    texts.filter(({ name }) => name.startsWith(folder)).map(({ value }) => value)
  return {
    index,
    blocks: new Map(valuesIn(`${language}/blocks/`).map((value) => toEntry(CompiledBlock.parse(value)))),
    hidden: new Map(valuesIn('private/blocks/').map((value) => toEntry(PrivateBlock.parse(value)))),
    exams: valuesIn('private/exams/').map((value) => Exam.parse(value)),
    problems,
  }
}

function toEntry<Value extends { block: string }>(value: Value): [string, Value] {
  return [value.block, value]
}
